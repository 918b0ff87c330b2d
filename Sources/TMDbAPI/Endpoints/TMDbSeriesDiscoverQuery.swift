public import APICore

/// Filters and an order for all series that TMDb knows. What is nil or false is not sent.
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
    /// How far a series has come, by TMDb's number for it.
    public enum Status: Int, Sendable, Hashable, CaseIterable {
        /// More is to come.
        case returning = 0
        /// It is planned.
        case planned
        /// It is being made.
        case inProduction
        /// It is over.
        case ended
        /// It was given up.
        case canceled
        /// A first episode was made, to see what comes of it.
        case pilot
    }

    /// What sort of series it is, by TMDb's number for it.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// A documentary.
        case documentary = 0
        /// News.
        case news
        /// A story told in few episodes.
        case miniseries
        /// Reality television.
        case reality
        /// A story that somebody wrote.
        case scripted
        /// A talk show.
        case talkShow
        /// Videos.
        case video
    }

    /// The order; nil for the service's own, the most popular first.
    public var order: TMDbSeriesDiscoverOrder?

    /// Whether pornographic series are included.
    public var includeAdult = false
    /// Whether series are included of which the day of the first episode is not known.
    public var includeUndated = false
    /// Whether only series are included of which something was shown in cinemas.
    public var screenedTheatrically: Bool?

    /// The day of any episode.
    public var airDate: TMDbBounds<PlainDate>?
    /// The day of the first episode.
    public var firstAirDate: TMDbBounds<PlainDate>?
    /// The year of the first episode.
    public var firstAirDateYear: Int?
    /// The time zone of the days, as `Europe/Berlin`; nil for TMDb's own.
    public var timeZone: String?

    /// The average of the votes, from 0 to 10.
    public var voteAverage: TMDbBounds<Double>?
    /// How many votes there are.
    public var voteCount: TMDbBounds<Int>?
    /// The length of an episode in minutes.
    public var runtime: TMDbBounds<Int>?

    /// The country of the offers, as ISO 3166-1. ``watchProviders`` and ``monetizationTypes`` need it.
    public var watchRegion: String?
    /// Services that offer the series, by ``TMDbWatchProvider/id``.
    public var watchProviders: TMDbSelection<Int>?
    /// Services that must not offer it.
    public var withoutWatchProviders: TMDbSelection<Int>?
    /// Ways of being offered.
    public var monetizationTypes: TMDbSelection<TMDbMonetization>?

    /// Production companies.
    public var companies: TMDbSelection<Int>?
    /// Production companies to leave out.
    public var withoutCompanies: TMDbSelection<Int>?
    /// Genres, by the numbers of those of series.
    public var genres: TMDbSelection<Int>?
    /// Genres to leave out.
    public var withoutGenres: TMDbSelection<Int>?
    /// Keywords.
    public var keywords: TMDbSelection<Int>?
    /// Keywords to leave out.
    public var withoutKeywords: TMDbSelection<Int>?
    /// A network, by TMDb's number of it.
    public var network: Int?
    /// Countries of origin, as ISO 3166-1.
    public var originCountry: TMDbSelection<String>?
    /// Original languages, as ISO 639-1. A country behind one is not sent, since TMDb would find nothing.
    public var originalLanguage: TMDbSelection<String>?
    /// How far it has come.
    public var status: TMDbSelection<Status>?
    /// What sort of series it is.
    public var kind: TMDbSelection<Kind>?

    /// A query without filters, in an order, or in the service's own.
    public init(sortedBy order: TMDbSeriesDiscoverOrder? = nil) {
        self.order = order
    }
}

extension TMDbSeriesDiscoverQuery {
    /// All that is set, in one fixed order.
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
    /// Languages without countries: with one, TMDb finds nothing and does not say so.
    var languages: String? { list { String($0.prefix { $0 != "-" }) } }
}
