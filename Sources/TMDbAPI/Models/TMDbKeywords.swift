import APICore

/// The keywords of a film or a series.
///
/// See https://developer.themoviedb.org/reference/movie-keywords.
public struct TMDbKeywords: Sendable, Hashable {
    /// The keywords with their IDs.
    public let keywords: [TMDbKeyword]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(keywords: [TMDbKeyword] = []) {
        self.keywords = keywords
    }
}

extension TMDbKeywords: Codable {
    private enum CodingKeys: String, CodingKey {
        case keywords
    }

    /// The coding key of the list for series.
    private enum SeriesKeys: String, CodingKey {
        case results
    }

    /// Decodes the `keywords` of a film or the `results` of a series.
    ///
    /// - Throws: if both are missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let series = try decoder.container(keyedBy: SeriesKeys.self)
        keywords =
            if series.contains(.results) && !values.contains(.keywords) {
                try series.essentialList(.results)
            } else {
                try values.essentialList(.keywords)
            }
    }
}
