public import APICore

/// An episode of a series.
///
/// See https://developer.themoviedb.org/reference/find-by-id.
public struct TMDbEpisodeSummary: Sendable, Hashable, Identifiable {
    /// TMDb's number of the episode.
    public let id: Int
    /// TMDb's number of the series.
    public let seriesID: Int?
    /// The title.
    public let name: String?
    /// The number of the season.
    public let seasonNumber: Int?
    /// The number within the season.
    public let episodeNumber: Int?
    /// What it is about.
    public let overview: String?
    /// The day it was first shown.
    public let airDate: PlainDate?
    /// The length in minutes.
    public let runtime: Int?
    /// A picture from it; nil when there is none.
    public let stillPath: String?
    /// The average of the votes; nil without votes.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, seriesID: Int? = nil, name: String? = nil, seasonNumber: Int? = nil, episodeNumber: Int? = nil,
        overview: String? = nil, airDate: PlainDate? = nil, runtime: Int? = nil, stillPath: String? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.id = id
        self.seriesID = seriesID
        self.name = name
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
        self.overview = overview
        self.airDate = airDate
        self.runtime = runtime
        self.stillPath = stillPath
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }
}

extension TMDbEpisodeSummary: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case seriesID = "show_id"
        case name
        case seasonNumber = "season_number"
        case episodeNumber = "episode_number"
        case overview
        case airDate = "air_date"
        case runtime
        case stillPath = "still_path"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        seriesID = values.integer(.seriesID)
        name = values.text(.name)
        seasonNumber = values.integer(.seasonNumber)
        episodeNumber = values.integer(.episodeNumber)
        overview = values.text(.overview)
        airDate = values.day(.airDate)
        runtime = values.positive(.runtime)
        stillPath = values.text(.stillPath)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
    }
}
