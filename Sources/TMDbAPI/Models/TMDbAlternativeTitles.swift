import APICore

/// Titles of a film or a series in other countries.
///
/// See https://developer.themoviedb.org/reference/movie-alternative-titles.
public struct TMDbAlternativeTitles: Sendable, Hashable {
    /// The titles with their countries.
    public let titles: [TMDbAlternativeTitle]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(titles: [TMDbAlternativeTitle] = []) {
        self.titles = titles
    }
}

extension TMDbAlternativeTitles: Codable {
    private enum CodingKeys: String, CodingKey {
        case titles
    }

    /// The coding key of the list for series.
    private enum SeriesKeys: String, CodingKey {
        case id, results
    }

    /// Decodes the `titles` of a film or the `results` of a series, which are missing for a series without other
    /// titles.
    ///
    /// - Throws: if both are missing, and the ID that is in every such response too.
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
