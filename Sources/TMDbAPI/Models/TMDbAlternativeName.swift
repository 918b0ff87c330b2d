import APICore

/// Another name of a company or a network.
///
/// See https://developer.themoviedb.org/reference/company-alternative-names.
public struct TMDbAlternativeName: Sendable, Hashable {
    /// The name.
    public let name: String
    /// When it was called so, or why: `1984–2002`. Nil for most.
    public let type: String?

    /// Made of these parts, as for a preview or a test.
    public init(name: String, type: String? = nil) {
        self.name = name
        self.type = type
    }
}

extension TMDbAlternativeName: Codable {
    private enum CodingKeys: String, CodingKey {
        case name
        case type
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `name`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        type = values.text(.type)
    }
}
