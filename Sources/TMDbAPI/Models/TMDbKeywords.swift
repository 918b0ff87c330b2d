import APICore

/// Keywords of a film or a series.
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

    /// The name of the list for series.
    private enum SeriesKeys: String, CodingKey {
        case results
    }

    /// Reads what is there: the `keywords` of a film or the `results` of a series.
    ///
    /// - Throws: when there are neither.
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
