import APICore

/// Keywords of a film.
///
/// See https://developer.themoviedb.org/reference/movie-keywords.
public struct TMDbKeywords: Sendable, Hashable {
    /// The keywords.
    public let keywords: [TMDbKeyword]

    /// Made of these parts, as for a preview or a test.
    public init(keywords: [TMDbKeyword] = []) {
        self.keywords = keywords
    }
}

extension TMDbKeywords: Codable {
    private enum CodingKeys: String, CodingKey {
        case keywords
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `keywords`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        keywords = try values.essentialList(.keywords)
    }
}
