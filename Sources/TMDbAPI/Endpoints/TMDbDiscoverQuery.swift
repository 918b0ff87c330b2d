public import APICore

/// Filters and a sort order for all films on TMDb. A filter that is nil or false is not sent.
///
///     var query = TMDbDiscoverQuery(sortedBy: .descending(.voteAverage))
///     query.voteCount = .atLeast(200)
///     query.genres = .any([878, 27])
///
/// An average of few votes says nothing: to sort by ``TMDbDiscoverOrder/Key/voteAverage``, ask for a ``voteCount`` of
/// 200 or more too.
///
/// See https://developer.themoviedb.org/reference/discover-movie.
public struct TMDbDiscoverQuery: Sendable, Hashable {
    /// The sort order; nil for the service's default, the most popular first.
    public var order: TMDbDiscoverOrder?

    /// A certification, `PG-13`, of the ``certificationCountry``.
    public var certification: String?
    /// The mildest and the strictest certification of the ``certificationCountry``.
    public var certificationRange: TMDbBounds<String>?
    /// The country of the certifications, as ISO 3166-1; the certification filters need it.
    public var certificationCountry: String?

    /// Whether pornographic films are included.
    public var includeAdult = false
    /// Whether films are included that were released as videos only.
    public var includeVideo = false

    /// The year of the primary release.
    public var primaryReleaseYear: Int?
    /// The day of the primary release, which is the date that results show.
    public var primaryReleaseDate: TMDbBounds<PlainDate>?
    /// The day of any release; if ``region`` or ``releaseTypes`` are set, of one that fits them.
    public var releaseDate: TMDbBounds<PlainDate>?
    /// The kinds of release to match.
    public var releaseTypes: TMDbSelection<TMDbReleaseType>?
    /// The year of any release.
    public var year: Int?
    /// A country as ISO 3166-1; nil for the client's own.
    public var region: String?

    /// The average of the votes, from 0 to 10.
    public var voteAverage: TMDbBounds<Double>?
    /// The number of votes.
    public var voteCount: TMDbBounds<Int>?
    /// The length in minutes.
    public var runtime: TMDbBounds<Int>?

    /// The country of the offers, as ISO 3166-1. ``watchProviders`` and ``monetizationTypes`` need it.
    public var watchRegion: String?
    /// Services that offer the film, by ``TMDbWatchProvider/id``.
    public var watchProviders: TMDbSelection<Int>?
    /// Services that must not offer the film, by ``TMDbWatchProvider/id``.
    public var withoutWatchProviders: TMDbSelection<Int>?
    /// Ways in which the film is offered.
    public var monetizationTypes: TMDbSelection<TMDbMonetization>?

    /// Actors, by TMDb's ID of the person.
    public var cast: TMDbSelection<Int>?
    /// Crew members, by TMDb's ID of the person.
    public var crew: TMDbSelection<Int>?
    /// People in the cast or the crew, by TMDb's ID.
    public var people: TMDbSelection<Int>?
    /// Production companies, by TMDb's ID.
    public var companies: TMDbSelection<Int>?
    /// Production companies to exclude.
    public var withoutCompanies: TMDbSelection<Int>?
    /// Genres, by TMDb's ID.
    public var genres: TMDbSelection<Int>?
    /// Genres to exclude.
    public var withoutGenres: TMDbSelection<Int>?
    /// Keywords, by TMDb's ID.
    public var keywords: TMDbSelection<Int>?
    /// Keywords to exclude.
    public var withoutKeywords: TMDbSelection<Int>?
    /// Countries of origin, as ISO 3166-1.
    public var originCountry: TMDbSelection<String>?
    /// Original languages, as ISO 639-1. A country after one is not sent, since TMDb would find nothing.
    public var originalLanguage: TMDbSelection<String>?

    /// A query without filters, in an order or the service's default.
    public init(sortedBy order: TMDbDiscoverOrder? = nil) {
        self.order = order
    }
}

extension TMDbDiscoverQuery {
    /// The filters that are set, in a fixed order.
    var parameters: HTTPParameters {
        var parameters: HTTPParameters = [
            "sort_by": order?.name, "certification": certification, "certification.gte": certificationRange?.lower,
            "certification.lte": certificationRange?.upper, "certification_country": certificationCountry,
            "include_adult": includeAdult.ifTrue, "include_video": includeVideo.ifTrue,
            "primary_release_year": primaryReleaseYear,
            "primary_release_date.gte": primaryReleaseDate?.lower?.description,
            "primary_release_date.lte": primaryReleaseDate?.upper?.description,
            "release_date.gte": releaseDate?.lower?.description, "release_date.lte": releaseDate?.upper?.description,
            "with_release_type": releaseTypes?.list { String($0.rawValue) }, "year": year,
            "vote_average.gte": voteAverage?.lower, "vote_average.lte": voteAverage?.upper,
            "vote_count.gte": voteCount?.lower, "vote_count.lte": voteCount?.upper,
            "with_runtime.gte": runtime?.lower, "with_runtime.lte": runtime?.upper,
        ]
        parameters.append(contentsOf: [
            "watch_region": watchRegion, "with_watch_providers": watchProviders?.list(),
            "without_watch_providers": withoutWatchProviders?.list(),
            "with_watch_monetization_types": monetizationTypes?.list(\.rawValue),
            "with_cast": cast?.list(), "with_crew": crew?.list(), "with_people": people?.list(),
            "with_companies": companies?.list(), "without_companies": withoutCompanies?.list(),
            "with_genres": genres?.list(), "without_genres": withoutGenres?.list(),
            "with_keywords": keywords?.list(), "without_keywords": withoutKeywords?.list(),
            "with_origin_country": originCountry?.list { $0 },
            "with_original_language": originalLanguage?.languages,
        ])
        return parameters
    }
}
