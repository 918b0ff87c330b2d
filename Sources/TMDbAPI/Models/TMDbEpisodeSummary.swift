public import APICore

/// An episode of a series, as lists and seasons have it.
///
/// Its ID mostly stays when editors renumber episodes: keep marks by it, not by season and number.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbEpisodeSummary: Sendable, Hashable, Identifiable {
    /// TMDb's number of the episode.
    public let id: Int
    /// TMDb's number of the series; nil in some answers.
    public let seriesID: Int?
    /// The title in the language asked for; `Episode 5` when nobody entered one.
    public let name: String?
    /// The number of the season; 0 for specials.
    public let seasonNumber: Int?
    /// Its number. Mostly it counts within the season from 1, but a series may go on counting from season to season,
    /// have gaps, or begin at 0.
    public let episodeNumber: Int?
    /// What it is about. Nil when there is no text in the language asked for: ask again in `en-US`.
    public let overview: String?
    /// The day it is first shown, in the calendar of the country where it is shown first. Nil when it is not known.
    public let airDate: PlainDate?
    /// The length in minutes; nil when it is not known, as mostly before the broadcast and often after.
    public let runtime: Int?
    /// A picture from it; nil when there is none.
    public let stillPath: String?
    /// The average of the votes; nil without votes.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// Whether it ends a season or a part of one; nil in answers from before 2023.
    public let type: TMDbEpisodeType?
    /// What those who made it call it: `4X01`. Nil for most.
    public let productionCode: String?
    /// The place within a part of a ``TMDbEpisodeGroup``, from 0; nil elsewhere.
    public let order: Int?
    /// Who directed it, wrote it and the like. A person with several jobs is there several times. Empty but in a season and
    /// in the episode itself.
    public internal(set) var crew: [TMDbCrewMember]
    /// Actors who do not belong to the regular cast. Empty but in a season and in the episode itself.
    public internal(set) var guestStars: [TMDbCastMember]

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, seriesID: Int? = nil, name: String? = nil, seasonNumber: Int? = nil, episodeNumber: Int? = nil,
        overview: String? = nil, airDate: PlainDate? = nil, runtime: Int? = nil, stillPath: String? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil, type: TMDbEpisodeType? = nil,
        productionCode: String? = nil, order: Int? = nil, crew: [TMDbCrewMember] = [],
        guestStars: [TMDbCastMember] = []
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
        self.type = type
        self.productionCode = productionCode
        self.order = order
        self.crew = crew
        self.guestStars = guestStars
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
        case type = "episode_type"
        case productionCode = "production_code"
        case order
        case crew
        case guestStars = "guest_stars"
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
        type = values.text(.type).map(TMDbEpisodeType.init(rawValue:))
        productionCode = values.text(.productionCode)
        order = values.integer(.order)
        crew = values.list(.crew)
        guestStars = values.list(.guestStars)
    }
}
