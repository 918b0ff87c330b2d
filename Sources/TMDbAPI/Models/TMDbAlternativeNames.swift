import APICore

/// The other names of a company or a network, current and former ones.
///
/// See https://developer.themoviedb.org/reference/company-alternative-names.
public struct TMDbAlternativeNames: Sendable, Hashable {
    /// The names, each with its kind.
    public let names: [TMDbAlternativeName]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(names: [TMDbAlternativeName] = []) {
        self.names = names
    }
}

extension TMDbAlternativeNames: Codable {
    private enum CodingKeys: String, CodingKey {
        case names = "results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        names = try values.essentialList(.names)
    }
}
