public import APICore

/// A season of a series, without its episodes.
///
/// Editors split, merge and renumber seasons: neither a season's ID nor its number is sure to stay.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeasonSummary: Sendable, Hashable, Identifiable {
    /// TMDb's number of the season; nil in answers of 2013, where ``seasonNumber`` tells the seasons of a series apart.
    public let id: Int?
    /// TMDb's number of the series; nil where the series holds it.
    public let seriesID: Int?
    /// The name in the language asked for: `Season 1`, `Series 1`, `Specials`, or a title.
    public let name: String?
    /// The number of the season; 0 for specials.
    public let seasonNumber: Int?
    /// How many episodes it has; 0 when it is announced.
    public let episodeCount: Int?
    /// What it is about.
    public let overview: String?
    /// The day of its first episode; nil when it is not known.
    public let airDate: PlainDate?
    /// The poster; nil when there is none.
    public let posterPath: String?
    /// The average of the votes; nil without votes.
    public let voteAverage: Double?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int?, seriesID: Int? = nil, name: String? = nil, seasonNumber: Int? = nil, episodeCount: Int? = nil,
        overview: String? = nil, airDate: PlainDate? = nil, posterPath: String? = nil,
        voteAverage: Double? = nil
    ) {
        self.id = id
        self.seriesID = seriesID
        self.name = name
        self.seasonNumber = seasonNumber
        self.episodeCount = episodeCount
        self.overview = overview
        self.airDate = airDate
        self.posterPath = posterPath
        self.voteAverage = voteAverage
    }
}

extension TMDbSeasonSummary: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case seriesID = "show_id"
        case name
        case seasonNumber = "season_number"
        case episodeCount = "episode_count"
        case overview
        case airDate = "air_date"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is neither `id` nor `season_number`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        seasonNumber = values.integer(.seasonNumber)
        // The answers of 2013 have no ID here.
        id = try? values.decode(Int.self, forKey: .id)
        guard id != nil || seasonNumber != nil else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: values, debugDescription: "no id, no season_number")
        }
        seriesID = values.integer(.seriesID)
        name = values.text(.name)
        episodeCount = values.integer(.episodeCount)
        overview = values.text(.overview)
        airDate = values.day(.airDate)
        posterPath = values.text(.posterPath)
        voteAverage = values.average(.voteAverage)
    }
}
