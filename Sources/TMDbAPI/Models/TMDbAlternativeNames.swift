import APICore

/// What a company or a network is or was called besides.
///
/// See https://developer.themoviedb.org/reference/company-alternative-names.
public struct TMDbAlternativeNames: Sendable, Hashable {
    /// The names.
    public let names: [TMDbAlternativeName]

    /// Made of these parts, as for a preview or a test.
    public init(names: [TMDbAlternativeName] = []) {
        self.names = names
    }
}

extension TMDbAlternativeNames: Codable {
    private enum CodingKeys: String, CodingKey {
        case names = "results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        names = try values.essentialList(.names)
    }
}
