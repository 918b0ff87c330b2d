import APICore

/// Titles of a film in other countries.
///
/// See https://developer.themoviedb.org/reference/movie-alternative-titles.
public struct TMDbAlternativeTitles: Sendable, Hashable {
    /// The titles.
    public let titles: [TMDbAlternativeTitle]

    /// Made of these parts, as for a preview or a test.
    public init(titles: [TMDbAlternativeTitle] = []) {
        self.titles = titles
    }
}

extension TMDbAlternativeTitles: Codable {
    private enum CodingKeys: String, CodingKey {
        case titles
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `titles`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        titles = try values.essentialList(.titles)
    }
}
