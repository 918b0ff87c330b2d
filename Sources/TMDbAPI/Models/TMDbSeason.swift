public import APICore

/// A season with its episodes.
///
/// A block, see ``TMDbSeasonBlock``, is nil when it was not asked for, and when what came cannot be read.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbSeason: Sendable, Hashable, Identifiable {
    /// TMDb's number of the season. It may change when editors split or merge seasons.
    public let id: Int
    /// Its place in the series; 0 for specials. Nil when TMDb did not send it.
    public let seasonNumber: Int?
    /// The name in the language asked for: `Season 1`, `Specials`, or a title.
    public let name: String?
    /// What it is about.
    public let overview: String?
    /// The day of its first episode; nil when it is not known.
    public let airDate: PlainDate?
    /// The poster; nil when there is none.
    public let posterPath: String?
    /// The average of the votes; nil without votes.
    public let voteAverage: Double?
    /// Who shows it.
    public let networks: [TMDbCompany]
    /// The episodes in TMDb's order, with their crews and guests.
    public let episodes: [TMDbEpisodeSummary]
    /// Cast and crew of all its episodes, with how many of them each was in.
    public let aggregateCredits: TMDbAggregateCredits?
    /// What was edited in the last day.
    public let changes: TMDbChanges?
    /// Cast and crew.
    public let credits: TMDbCredits?
    /// What the season is called elsewhere; never on IMDb, which has no seasons.
    public let externalIDs: TMDbExternalIDs?
    /// Posters.
    public let images: TMDbImages?
    /// Name and text in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos.
    public let videos: TMDbVideos?
    /// Where to watch it, by country; from JustWatch.
    public let watchProviders: TMDbWatchProviders?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case seasonNumber = "season_number"
        case name
        case overview
        case airDate = "air_date"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
        case networks
        case episodes
        case aggregateCredits = "aggregate_credits"
        case changes
        case credits
        case externalIDs = "external_ids"
        case images
        case translations
        case videos
        case watchProviders = "watch/providers"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id` or no `episodes`.
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
