public import APICore

/// A season with its episodes.
///
/// A block, see ``TMDbSeasonBlock``, is nil if it was not requested or cannot be decoded.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbSeason: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the season. It may change when editors split or merge seasons.
    public let id: Int
    /// The number of the season; 0 for specials. Nil if TMDb did not send it.
    public let seasonNumber: Int?
    /// The name in the requested language: `Season 1`, `Specials`, or a title.
    public let name: String?
    /// A summary of the season.
    public let overview: String?
    /// The day of the first episode; nil if it is unknown.
    public let airDate: PlainDate?
    /// The path of the poster; nil if there is none.
    public let posterPath: String?
    /// The average vote; nil without votes.
    public let voteAverage: Double?
    /// The networks that show the season.
    public let networks: [TMDbCompany]
    /// The episodes in TMDb's order, with their crews and guest stars.
    public let episodes: [TMDbEpisodeSummary]
    /// The cast and crew of all episodes, with the number of episodes of each person.
    public let aggregateCredits: TMDbAggregateCredits?
    /// The edits of the last day.
    public let changes: TMDbChanges?
    /// The cast and crew.
    public let credits: TMDbCredits?
    /// The IDs on other sites; never on IMDb, which has no seasons.
    public let externalIDs: TMDbExternalIDs?
    /// The posters of the season.
    public let images: TMDbImages?
    /// The name and text in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos.
    public let videos: TMDbVideos?
    /// The services where it can be watched, by country, from JustWatch.
    public let watchProviders: TMDbWatchProviders?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, seasonNumber: Int? = nil, name: String? = nil, overview: String? = nil, airDate: PlainDate? = nil,
        posterPath: String? = nil, voteAverage: Double? = nil, networks: [TMDbCompany] = [],
        episodes: [TMDbEpisodeSummary] = [], aggregateCredits: TMDbAggregateCredits? = nil,
        changes: TMDbChanges? = nil, credits: TMDbCredits? = nil, externalIDs: TMDbExternalIDs? = nil,
        images: TMDbImages? = nil, translations: TMDbTranslations? = nil, videos: TMDbVideos? = nil,
        watchProviders: TMDbWatchProviders? = nil
    ) {
        self.id = id
        self.seasonNumber = seasonNumber
        self.name = name
        self.overview = overview
        self.airDate = airDate
        self.posterPath = posterPath
        self.voteAverage = voteAverage
        self.networks = networks
        self.episodes = episodes
        self.aggregateCredits = aggregateCredits
        self.changes = changes
        self.credits = credits
        self.externalIDs = externalIDs
        self.images = images
        self.translations = translations
        self.videos = videos
        self.watchProviders = watchProviders
    }
}

extension TMDbSeason: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, overview, networks, episodes, changes, credits, images, translations, videos
        case seasonNumber = "season_number"
        case airDate = "air_date"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
        case aggregateCredits = "aggregate_credits"
        case externalIDs = "external_ids"
        case watchProviders = "watch/providers"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` or no `episodes`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        seasonNumber = values.integer(.seasonNumber)
        name = values.text(.name)
        overview = values.text(.overview)
        airDate = values.day(.airDate)
        posterPath = values.text(.posterPath)
        voteAverage = values.average(.voteAverage)
        networks = values.list(.networks)
        episodes = try values.essentialList(.episodes)
        aggregateCredits = values.value(.aggregateCredits)
        changes = values.value(.changes)
        credits = values.value(.credits)
        externalIDs = values.value(.externalIDs)
        images = values.value(.images)
        translations = values.value(.translations)
        videos = values.value(.videos)
        watchProviders = values.value(.watchProviders)
    }
}
