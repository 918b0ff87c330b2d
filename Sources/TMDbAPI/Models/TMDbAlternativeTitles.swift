import APICore

/// Titles of a film or a series in other countries.
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

    /// The name of the list for series.
    private enum SeriesKeys: String, CodingKey {
        case id
        case results
    }

    /// Reads what is there: the `titles` of a film or the `results` of a series, of which a series without other titles
    /// has none.
    ///
    /// - Throws: when there are neither, nor the ID that such an answer consists of.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let series = try decoder.container(keyedBy: SeriesKeys.self)
        if values.contains(.titles) {
            titles = try values.essentialList(.titles)
        } else if series.contains(.results) || series.integer(.id) == nil {
            titles = try series.essentialList(.results)
        } else {
            titles = []
        }
    }
}
