public import APICore

/// Filters and a sort order for all series on TMDb. A filter that is nil or false is not sent.
///
///     var query = TMDbSeriesDiscoverQuery(sortedBy: .descending(.voteAverage))
///     query.voteCount = .atLeast(200)
///     query.genres = .any([18, 80])
///
/// An average of few votes says nothing: to sort by ``TMDbSeriesDiscoverOrder/Key/voteAverage``, ask for a
/// ``voteCount`` of 200 or more too. The rows do not say how many seasons and episodes there are.
///
/// See https://developer.themoviedb.org/reference/discover-tv.
public struct TMDbSeriesDiscoverQuery: Sendable, Hashable {
    /// The production status of a series, by TMDb's ID for it.
    public enum Status: Int, Sendable, Hashable, CaseIterable {
        /// Returning: more episodes are expected.
        case returning = 0
        /// Planned.
        case planned
        /// In production.
        case inProduction
        /// Ended.
        case ended
        /// Cancelled.
        case canceled
        /// A pilot episode only.
        case pilot
    }

    /// A type of series, by TMDb's ID for it.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// A documentary.
        case documentary = 0
        /// A news programme.
        case news
        /// A fictional story in a few episodes.
        case miniseries
        /// Reality television.
        case reality
        /// A scripted series.
        case scripted
        /// A talk show.
        case talkShow
        /// Videos.
        case video
    }

    /// The sort order; nil for the service's default, the most popular first.
    public var order: TMDbSeriesDiscoverOrder?

    /// Whether pornographic series are included.
    public var includeAdult = false
    /// Whether series are included whose first air date is unknown.
    public var includeUndated = false
    /// Whether only series are included of which an episode was shown in cinemas.
    public var screenedTheatrically: Bool?

    /// The day of any episode.
    public var airDate: TMDbBounds<PlainDate>?
    /// The day of the first episode.
    public var firstAirDate: TMDbBounds<PlainDate>?
    /// The year of the first episode.
    public var firstAirDateYear: Int?
    /// The time zone of the days, such as `Europe/Berlin`; nil for TMDb's own.
    public var timeZone: String?

    /// The average of the votes, from 0 to 10.
    public var voteAverage: TMDbBounds<Double>?
    /// The number of votes.
    public var voteCount: TMDbBounds<Int>?
    /// The length of an episode in minutes.
    public var runtime: TMDbBounds<Int>?

    /// The country of the offers, as ISO 3166-1. ``watchProviders`` and ``monetizationTypes`` need it.
    public var watchRegion: String?
    /// Services that offer the series, by ``TMDbWatchProvider/id``.
    public var watchProviders: TMDbSelection<Int>?
    /// Services that must not offer the series, by ``TMDbWatchProvider/id``.
    public var withoutWatchProviders: TMDbSelection<Int>?
    /// Ways in which the series is offered.
    public var monetizationTypes: TMDbSelection<TMDbMonetization>?

    /// Production companies, by TMDb's ID.
    public var companies: TMDbSelection<Int>?
    /// Production companies to exclude.
    public var withoutCompanies: TMDbSelection<Int>?
    /// Genres, by TMDb's IDs for genres of series.
    public var genres: TMDbSelection<Int>?
    /// Genres to exclude.
    public var withoutGenres: TMDbSelection<Int>?
    /// Keywords, by TMDb's ID.
    public var keywords: TMDbSelection<Int>?
    /// Keywords to exclude.
    public var withoutKeywords: TMDbSelection<Int>?
    /// A network, by TMDb's ID.
    public var network: Int?
    /// Countries of origin, as ISO 3166-1.
    public var originCountry: TMDbSelection<String>?
    /// Original languages, as ISO 639-1. A country after one is not sent, since TMDb would find nothing.
    public var originalLanguage: TMDbSelection<String>?
    /// The production status.
    public var status: TMDbSelection<Status>?
    /// The type of series.
    public var kind: TMDbSelection<Kind>?

    /// A query without filters, in an order or the service's default.
    public init(sortedBy order: TMDbSeriesDiscoverOrder? = nil) {
        self.order = order
    }
}

extension TMDbSeriesDiscoverQuery {
    /// The filters that are set, in a fixed order.
    var parameters: HTTPParameters {
        var parameters: HTTPParameters = [
            "sort_by": order?.name, "include_adult": includeAdult.ifTrue,
            "include_null_first_air_dates": includeUndated.ifTrue,
            "screened_theatrically": screenedTheatrically,
            "air_date.gte": airDate?.lower?.description, "air_date.lte": airDate?.upper?.description,
            "first_air_date.gte": firstAirDate?.lower?.description,
            "first_air_date.lte": firstAirDate?.upper?.description, "first_air_date_year": firstAirDateYear,
            "timezone": timeZone,
            "vote_average.gte": voteAverage?.lower, "vote_average.lte": voteAverage?.upper,
            "vote_count.gte": voteCount?.lower, "vote_count.lte": voteCount?.upper,
            "with_runtime.gte": runtime?.lower, "with_runtime.lte": runtime?.upper,
        ]
        parameters.append(contentsOf: [
            "watch_region": watchRegion, "with_watch_providers": watchProviders?.list(),
            "without_watch_providers": withoutWatchProviders?.list(),
            "with_watch_monetization_types": monetizationTypes?.list(\.rawValue),
            "with_companies": companies?.list(), "without_companies": withoutCompanies?.list(),
            "with_genres": genres?.list(), "without_genres": withoutGenres?.list(),
            "with_keywords": keywords?.list(), "without_keywords": withoutKeywords?.list(),
            "with_networks": network, "with_origin_country": originCountry?.list { $0 },
            "with_original_language": originalLanguage?.languages,
            "with_status": status?.list { String($0.rawValue) }, "with_type": kind?.list { String($0.rawValue) },
        ])
        return parameters
    }
}

extension TMDbSelection<String> {
    /// The languages without countries: with a country, TMDb finds nothing and does not say so.
    var languages: String? { list { String($0.prefix { $0 != "-" }) } }
}
