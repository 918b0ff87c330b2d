public import APICore
public import Foundation

/// A series with all that is known about it.
///
/// A block, see ``TMDbSeriesBlock``, is nil when it was not asked for, and when what came cannot be read.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeries: Sendable, Hashable, Identifiable {
    /// TMDb's number of the series.
    public let id: Int
    /// The title in the language asked for.
    public let name: String?
    /// The title in the language in which it was made.
    public let originalName: String?
    /// The language in which it was made, as ISO 639-1.
    public let originalLanguage: String?
    /// Where it comes from, as ISO 3166-1.
    public let originCountry: [String]
    /// All languages that are spoken in it, as ISO 639-1.
    public let languages: [String]
    /// A line that advertises it.
    public let tagline: String?
    /// What it is about. Nil when there is no text in the language asked for.
    public let overview: String?
    /// How far it has come. This is right where ``isInProduction`` contradicts it.
    public let status: TMDbSeriesStatus?
    /// Whether it is still being made, as TMDb says. See ``hasEnded``.
    public let isInProduction: Bool?
    /// What sort of series it is.
    public let type: TMDbSeriesType?
    /// The day of the first episode. Nil when it is not known.
    public let firstAirDate: PlainDate?
    /// The day of the last episode so far. Nil when there was none.
    public let lastAirDate: PlainDate?
    /// The last episode so far; nil when there was none.
    public let lastEpisode: TMDbEpisodeSummary?
    /// The next episode; nil when none is announced, which is so for most, also between seasons.
    ///
    /// Its day is that of the country where it is shown first, without a time: late in the evening there is the day after
    /// elsewhere. It may be a special or a guess.
    public let nextEpisode: TMDbEpisodeSummary?
    /// How many seasons TMDb says there are, specials not counted. At times it differs from ``seasons``.
    public let numberOfSeasons: Int?
    /// How many episodes TMDb says there are, specials not counted. At times it differs from ``seasons``.
    public let numberOfEpisodes: Int?
    /// Usual lengths in minutes. Empty since 2026: see ``TMDbEpisodeSummary/runtime``.
    public let episodeRunTimes: [Int]
    /// Who thought of it.
    public let creators: [TMDbCrewMember]
    /// Who shows it.
    public let networks: [TMDbCompany]
    /// Who made it.
    public let productionCompanies: [TMDbCompany]
    /// Where it was made.
    public let productionCountries: [TMDbCountry]
    /// What is spoken in it.
    public let spokenLanguages: [TMDbLanguage]
    /// The genres. Those of series have other numbers than those of films.
    public let genres: [TMDbGenre]
    /// Its own page, `http` or `https` as TMDb sends it. Nil when there is none or when what was sent is no address.
    public let homepage: URL?
    /// The poster, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let posterPath: String?
    /// The backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let backdropPath: String?
    /// The seasons without their episodes, specials as number 0 among them. See ``regularSeasons``.
    public let seasons: [TMDbSeasonSummary]
    /// How much the series is looked at. Good for an order, not for showing.
    public let popularity: Double?
    /// The average of the votes, above 0 to 10; nil without votes.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?
    /// Cast and crew of all seasons, with how many episodes each was in.
    public let aggregateCredits: TMDbAggregateCredits?
    /// Titles in other countries.
    public let alternativeTitles: TMDbAlternativeTitles?
    /// What was edited in the last day.
    public let changes: TMDbChanges?
    /// Age ratings by country.
    public let contentRatings: TMDbContentRatings?
    /// Cast and crew, of the latest season only.
    public let credits: TMDbCredits?
    /// Other orders of the episodes.
    public let episodeGroups: TMDbEpisodeGroups?
    /// What the series is called elsewhere.
    public let externalIDs: TMDbExternalIDs?
    /// Posters, backdrops and logos.
    public let images: TMDbImages?
    /// Keywords.
    public let keywords: TMDbKeywords?
    /// The first page of members' lists that hold the series.
    public let lists: TMDbLists?
    /// The first page of recommendations.
    public let recommendations: TMDbSeriesPage?
    /// The first page of members' reviews.
    public let reviews: TMDbReviews?
    /// Episodes that were shown in cinemas: only their numbers.
    public let screenedTheatrically: TMDbPage<TMDbEpisodeSummary>?
    /// The first page of similar series.
    public let similar: TMDbSeriesPage?
    /// Title and texts in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos, without those of the seasons.
    public let videos: TMDbVideos?
    /// Where to watch it, by country; from JustWatch.
    public let watchProviders: TMDbWatchProviders?
    /// The seasons with their episodes that were asked for along with the series, by their numbers. Seasons that do not
    /// exist are not among them.
    public let appendedSeasons: [Int: TMDbSeason]

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, name: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        originCountry: [String] = [], languages: [String] = [], tagline: String? = nil, overview: String? = nil,
        status: TMDbSeriesStatus? = nil, isInProduction: Bool? = nil, type: TMDbSeriesType? = nil,
        firstAirDate: PlainDate? = nil, lastAirDate: PlainDate? = nil, lastEpisode: TMDbEpisodeSummary? = nil,
        nextEpisode: TMDbEpisodeSummary? = nil, numberOfSeasons: Int? = nil, numberOfEpisodes: Int? = nil,
        episodeRunTimes: [Int] = [], creators: [TMDbCrewMember] = [], networks: [TMDbCompany] = [],
        productionCompanies: [TMDbCompany] = [], productionCountries: [TMDbCountry] = [],
        spokenLanguages: [TMDbLanguage] = [], genres: [TMDbGenre] = [], homepage: URL? = nil,
        posterPath: String? = nil, backdropPath: String? = nil, seasons: [TMDbSeasonSummary] = [],
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, adult: Bool? = nil,
        softcore: Bool? = nil, aggregateCredits: TMDbAggregateCredits? = nil,
        alternativeTitles: TMDbAlternativeTitles? = nil, changes: TMDbChanges? = nil,
        contentRatings: TMDbContentRatings? = nil, credits: TMDbCredits? = nil,
        episodeGroups: TMDbEpisodeGroups? = nil, externalIDs: TMDbExternalIDs? = nil, images: TMDbImages? = nil,
        keywords: TMDbKeywords? = nil, lists: TMDbLists? = nil, recommendations: TMDbSeriesPage? = nil,
        reviews: TMDbReviews? = nil, screenedTheatrically: TMDbPage<TMDbEpisodeSummary>? = nil,
        similar: TMDbSeriesPage? = nil, translations: TMDbTranslations? = nil, videos: TMDbVideos? = nil,
        watchProviders: TMDbWatchProviders? = nil, appendedSeasons: [Int: TMDbSeason] = [:]
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.languages = languages
        self.tagline = tagline
        self.overview = overview
        self.status = status
        self.isInProduction = isInProduction
        self.type = type
        self.firstAirDate = firstAirDate
        self.lastAirDate = lastAirDate
        self.lastEpisode = lastEpisode
        self.nextEpisode = nextEpisode
        self.numberOfSeasons = numberOfSeasons
        self.numberOfEpisodes = numberOfEpisodes
        self.episodeRunTimes = episodeRunTimes
        self.creators = creators
        self.networks = networks
        self.productionCompanies = productionCompanies
        self.productionCountries = productionCountries
        self.spokenLanguages = spokenLanguages
        self.genres = genres
        self.homepage = homepage
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.seasons = seasons
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.adult = adult
        self.softcore = softcore
        self.aggregateCredits = aggregateCredits
        self.alternativeTitles = alternativeTitles
        self.changes = changes
        self.contentRatings = contentRatings
        self.credits = credits
        self.episodeGroups = episodeGroups
        self.externalIDs = externalIDs
        self.images = images
        self.keywords = keywords
        self.lists = lists
        self.recommendations = recommendations
        self.reviews = reviews
        self.screenedTheatrically = screenedTheatrically
        self.similar = similar
        self.translations = translations
        self.videos = videos
        self.watchProviders = watchProviders
        self.appendedSeasons = appendedSeasons
    }
}

extension TMDbSeries {
    /// The seasons without the specials: those that a person can be through with.
    public var regularSeasons: [TMDbSeasonSummary] { seasons.filter { ($0.seasonNumber ?? 0) > 0 } }

    /// Whether the series is over, by its ``status``; nil when TMDb does not say, or in a word that is not known here. Some
    /// return all the same.
    public var hasEnded: Bool? {
        switch status {
        case .ended, .canceled: true
        case .returning, .planned, .inProduction, .pilot: false
        default: nil
        }
    }

    /// The age rating in a country, as ISO 3166-1; nil when there is none, and without ``contentRatings``. See
    /// ``TMDbContentRatings/rating(in:fromMildest:)``.
    public func contentRating(in country: String) -> String? { contentRatings?.rating(in: country) }
}
