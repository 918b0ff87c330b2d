import APICore

/// Another name of a company or a network.
///
/// See https://developer.themoviedb.org/reference/company-alternative-names.
public struct TMDbAlternativeName: Sendable, Hashable {
    /// The name, such as a former one.
    public let name: String
    /// The period of or the reason for the name: `1984–2002`. Nil for most.
    public let type: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String, type: String? = nil) {
        self.name = name
        self.type = type
    }
}

extension TMDbAlternativeName: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, type
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `name`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        type = values.text(.type)
    }
}
