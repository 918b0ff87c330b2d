public import APICore
public import Foundation

/// A series with all its details.
///
/// A block, see ``TMDbSeriesBlock``, is nil if it was not requested or cannot be decoded.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeries: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the series.
    public let id: Int
    /// The title in the requested language.
    public let name: String?
    /// The title in the language in which the series was made.
    public let originalName: String?
    /// The language in which the series was made, as ISO 639-1.
    public let originalLanguage: String?
    /// The countries of origin, as ISO 3166-1.
    public let originCountry: [String]
    /// All languages spoken in the series, as ISO 639-1.
    public let languages: [String]
    /// A promotional tagline.
    public let tagline: String?
    /// A summary of the plot. Nil if there is no text in the requested language.
    public let overview: String?
    /// The production status. Trust this if ``isInProduction`` contradicts it.
    public let status: TMDbSeriesStatus?
    /// Whether the series is still being produced, as TMDb reports. See ``hasEnded``.
    public let isInProduction: Bool?
    /// The type of series.
    public let type: TMDbSeriesType?
    /// The day of the first episode. Nil if it is unknown.
    public let firstAirDate: PlainDate?
    /// The day of the latest episode. Nil if there was none.
    public let lastAirDate: PlainDate?
    /// The latest episode; nil if there was none.
    public let lastEpisode: TMDbEpisodeSummary?
    /// The next episode; nil if none is announced, which is true of most series, also between seasons.
    ///
    /// Its day is that of the country of the first broadcast, without a time: late in the evening there is the next day
    /// elsewhere. It may be a special or a guess.
    public let nextEpisode: TMDbEpisodeSummary?
    /// The number of seasons that TMDb reports, without specials. It may differ from ``seasons``.
    public let numberOfSeasons: Int?
    /// The number of episodes that TMDb reports, without specials. It may differ from ``seasons``.
    public let numberOfEpisodes: Int?
    /// The usual lengths of an episode in minutes. Empty since 2026: see ``TMDbEpisodeSummary/runtime``.
    public let episodeRunTimes: [Int]
    /// The creators of the series.
    public let creators: [TMDbCrewMember]
    /// The networks that show the series.
    public let networks: [TMDbCompany]
    /// The companies that produced the series.
    public let productionCompanies: [TMDbCompany]
    /// The countries in which the series was produced.
    public let productionCountries: [TMDbCountry]
    /// The languages spoken in the series, with their names.
    public let spokenLanguages: [TMDbLanguage]
    /// The genres. Genres of series have other IDs than those of films.
    public let genres: [TMDbGenre]
    /// The series' website, `http` or `https` as TMDb sends it. Nil if there is none, or if what was sent is not an
    /// address.
    public let homepage: URL?
    /// The path of the poster, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let posterPath: String?
    /// The path of the backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let backdropPath: String?
    /// The seasons without their episodes, including specials as number 0. See ``regularSeasons``.
    public let seasons: [TMDbSeasonSummary]
    /// The popularity on TMDb. Good for sorting, not for display.
    public let popularity: Double?
    /// The average vote, above 0 and up to 10; nil without votes.
    public let voteAverage: Double?
    /// The number of votes.
    public let voteCount: Int?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?
    /// The cast and crew of all seasons, with the number of episodes of each person.
    public let aggregateCredits: TMDbAggregateCredits?
    /// The titles in other countries.
    public let alternativeTitles: TMDbAlternativeTitles?
    /// The edits of the last day.
    public let changes: TMDbChanges?
    /// The age ratings by country.
    public let contentRatings: TMDbContentRatings?
    /// The cast and crew of the latest season only.
    public let credits: TMDbCredits?
    /// The alternative orders of the episodes.
    public let episodeGroups: TMDbEpisodeGroups?
    /// The IDs on other sites.
    public let externalIDs: TMDbExternalIDs?
    /// Posters, backdrops and logos.
    public let images: TMDbImages?
    /// The keywords for the series' subject.
    public let keywords: TMDbKeywords?
    /// The first page of members' lists that contain the series.
    public let lists: TMDbLists?
    /// The first page of recommendations.
    public let recommendations: TMDbSeriesPage?
    /// The first page of members' reviews.
    public let reviews: TMDbReviews?
    /// The episodes that were shown in cinemas: only their IDs and numbers.
    public let screenedTheatrically: TMDbPage<TMDbEpisodeSummary>?
    /// The first page of similar series.
    public let similar: TMDbSeriesPage?
    /// The title and texts in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos, without the videos of the seasons.
    public let videos: TMDbVideos?
    /// The services where it can be watched, by country, from JustWatch.
    public let watchProviders: TMDbWatchProviders?
    /// The seasons that were requested with the series, with their episodes, by their numbers. Seasons that do not
    /// exist are missing.
    public let appendedSeasons: [Int: TMDbSeason]

    /// Creates a value from its parts, such as for a preview or a test.
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
    /// The seasons without the specials: the seasons that a person can finish watching.
    public var regularSeasons: [TMDbSeasonSummary] { seasons.filter { ($0.seasonNumber ?? 0) > 0 } }

    /// Whether the series has ended, by its ``status``; nil if TMDb does not say, or in an unknown word. Some ended
    /// series return all the same.
    public var hasEnded: Bool? {
        switch status {
        case .ended, .canceled: true
        case .returning, .planned, .inProduction, .pilot: false
        default: nil
        }
    }

    /// The age rating in a country, as ISO 3166-1; nil if there is none, and without ``contentRatings``. See
    /// ``TMDbContentRatings/rating(in:fromMildest:)``.
    public func contentRating(in country: String) -> String? { contentRatings?.rating(in: country) }
}
