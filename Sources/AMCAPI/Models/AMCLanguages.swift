import APICore

/// The languages of a showing. Each is nil when AMC does not say.
public struct AMCLanguages: Sendable, Hashable, Codable {
    /// What is spoken.
    public let spoken: String?
    /// What was spoken before it was dubbed.
    public let dubbedOver: String?
    /// What can be read.
    public let subtitle: String?

    /// Made of these parts, as for a preview or a test.
    public init(spoken: String? = nil, dubbedOver: String? = nil, subtitle: String? = nil) {
        self.spoken = spoken
        self.dubbedOver = dubbedOver
        self.subtitle = subtitle
    }

    private enum CodingKeys: String, CodingKey {
        case spoken, dubbedOver, subtitle
    }

    /// Reads languages.
    ///
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        spoken = container.text(.spoken)
        dubbedOver = container.text(.dubbedOver)
        subtitle = container.text(.subtitle)
    }
}
