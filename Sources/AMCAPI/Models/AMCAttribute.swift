import APICore

/// A format or an amenity of a film, a theatre or a showtime: IMAX, closed captions, recliners.
public struct AMCAttribute: Sendable, Hashable, Codable {
    /// The code of the attribute.
    public let code: AMCAttributeCode
    /// The name, as AMC shows it.
    public let name: String?
    /// A description in a sentence. Often absent.
    public let description: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(code: AMCAttributeCode, name: String? = nil, description: String? = nil) {
        self.code = code
        self.name = name
        self.description = description
    }

    /// Decodes an attribute.
    ///
    /// - Throws: `DecodingError` if it has no code.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let code: AMCAttributeCode = container.term(.code) else {
            throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "no code")
        }
        self.code = code
        name = container.text(.name)
        description = container.text(.description)
    }

    private enum CodingKeys: String, CodingKey {
        case code, name, description
    }
}
