import APICore

/// The languages of a showing. Each is nil if AMC does not say.
public struct AMCLanguages: Sendable, Hashable, Codable {
    /// The spoken language.
    public let spoken: String?
    /// The original language of a dubbed version.
    public let dubbedOver: String?
    /// The language of the subtitles.
    public let subtitle: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(spoken: String? = nil, dubbedOver: String? = nil, subtitle: String? = nil) {
        self.spoken = spoken
        self.dubbedOver = dubbedOver
        self.subtitle = subtitle
    }

    private enum CodingKeys: String, CodingKey {
        case spoken, dubbedOver, subtitle
    }

    /// Decodes languages.
    ///
    /// - Throws: `DecodingError` if it is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        spoken = container.text(.spoken)
        dubbedOver = container.text(.dubbedOver)
        subtitle = container.text(.subtitle)
    }
}
