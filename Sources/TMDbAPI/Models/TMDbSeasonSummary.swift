public import APICore

/// A season of a series, without its episodes.
///
/// Editors split, merge and renumber seasons: neither a season's ID nor its number is permanent.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeasonSummary: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the season; nil in responses of 2013, where ``seasonNumber`` tells the seasons of a series apart.
    public let id: Int?
    /// TMDb's ID of the series; nil in a series' own list of seasons.
    public let seriesID: Int?
    /// The name in the requested language: `Season 1`, `Series 1`, `Specials`, or a title.
    public let name: String?
    /// The number of the season; 0 for specials.
    public let seasonNumber: Int?
    /// The number of episodes; 0 for a season that is only announced.
    public let episodeCount: Int?
    /// A summary of the season.
    public let overview: String?
    /// The day of the first episode; nil if it is unknown.
    public let airDate: PlainDate?
    /// The path of the poster; nil if there is none.
    public let posterPath: String?
    /// The average vote; nil without votes.
    public let voteAverage: Double?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, overview
        case seriesID = "show_id"
        case seasonNumber = "season_number"
        case episodeCount = "episode_count"
        case airDate = "air_date"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is neither `id` nor `season_number`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        seasonNumber = values.integer(.seasonNumber)
        // The responses of 2013 have no ID here.
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
