public import APICore

/// An episode of a series, with the fields that lists and seasons have.
///
/// Its ID usually stays the same when editors renumber episodes: refer to an episode by it, not by season and number.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbEpisodeSummary: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the episode.
    public let id: Int
    /// TMDb's ID of the series; nil in some responses.
    public let seriesID: Int?
    /// The title in the requested language; `Episode 5` if none was entered.
    public let name: String?
    /// The number of the season; 0 for specials.
    public let seasonNumber: Int?
    /// The number of the episode. It usually counts within the season from 1, but a series may count on from season to
    /// season, have gaps, or begin at 0.
    public let episodeNumber: Int?
    /// A summary. Nil if there is no text in the requested language: try again in `en-US`.
    public let overview: String?
    /// The day of the first broadcast, in the country where that is. Nil if it is unknown.
    public let airDate: PlainDate?
    /// The length in minutes; nil if it is unknown, as it usually is before the broadcast and often after.
    public let runtime: Int?
    /// The path of a picture from the episode; nil if there is none.
    public let stillPath: String?
    /// The average vote; nil without votes.
    public let voteAverage: Double?
    /// The number of votes.
    public let voteCount: Int?
    /// Whether the episode ends a season or a part of one; nil in responses from before 2023.
    public let type: TMDbEpisodeType?
    /// The producers' own code: `4X01`. Nil for most.
    public let productionCode: String?
    /// The position within a part of a ``TMDbEpisodeGroup``, from 0; nil elsewhere.
    public let order: Int?
    /// The directors, writers and other crew. A person with several jobs is listed several times. Empty except in a
    /// season and in an episode's details.
    public internal(set) var crew: [TMDbCrewMember]
    /// Actors who do not belong to the regular cast. Empty except in a season and in an episode's details.
    public internal(set) var guestStars: [TMDbCastMember]

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, overview, runtime, order, crew
        case seriesID = "show_id"
        case seasonNumber = "season_number"
        case episodeNumber = "episode_number"
        case airDate = "air_date"
        case stillPath = "still_path"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case type = "episode_type"
        case productionCode = "production_code"
        case guestStars = "guest_stars"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
