public import APICore
public import Foundation

/// A film with all its details.
///
/// A block, see ``TMDbMovieBlock``, is nil if it was not requested or cannot be decoded.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbMovie: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the film.
    public let id: Int
    /// IMDb's ID, `tt0137523`. Nil if TMDb knows none.
    public let imdbID: String?
    /// The title in the requested language.
    public let title: String?
    /// The title in the language in which the film was made.
    public let originalTitle: String?
    /// The language in which the film was made, as ISO 639-1.
    public let originalLanguage: String?
    /// Countries of origin, as ISO 3166-1.
    public let originCountry: [String]
    /// The tagline on the poster.
    public let tagline: String?
    /// A summary of the plot.
    public let overview: String?
    /// The production status.
    public let status: TMDbMovieStatus?
    /// The day of the primary release. Nil if it is unknown.
    public let releaseDate: PlainDate?
    /// The length in minutes. Nil if it is unknown.
    public let runtime: Int?
    /// The genres, with names in the requested language.
    public let genres: [TMDbGenre]
    /// The collection that the film belongs to; nil if it belongs to none.
    public let collection: TMDbCollection?
    /// The film's website, `http` or `https` as TMDb sends it. Nil if there is none, or if what was sent is not an
    /// address.
    public let homepage: URL?
    /// The budget in US dollars. Nil if it is unknown.
    public let budget: Int?
    /// The revenue in US dollars. Nil if it is unknown.
    public let revenue: Int?
    /// The path of the poster, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let posterPath: String?
    /// The path of the backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let backdropPath: String?
    /// The companies that produced the film.
    public let productionCompanies: [TMDbCompany]
    /// The countries in which the film was produced.
    public let productionCountries: [TMDbCountry]
    /// The languages spoken in the film.
    public let spokenLanguages: [TMDbLanguage]
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
    /// Whether the film was released only on video.
    public let video: Bool?
    /// The titles in other countries.
    public let alternativeTitles: TMDbAlternativeTitles?
    /// The edits of the last day.
    public let changes: TMDbChanges?
    /// The cast and crew.
    public let credits: TMDbCredits?
    /// The IDs on other sites.
    public let externalIDs: TMDbExternalIDs?
    /// Posters, backdrops and logos.
    public let images: TMDbImages?
    /// The keywords for the film's subject.
    public let keywords: TMDbKeywords?
    /// The first page of members' lists that contain the film.
    public let lists: TMDbLists?
    /// The first page of recommendations.
    public let recommendations: TMDbMoviePage?
    /// The releases and certifications by country.
    public let releaseDates: TMDbReleaseDates?
    /// The first page of members' reviews.
    public let reviews: TMDbReviews?
    /// The first page of similar films.
    public let similar: TMDbMoviePage?
    /// The title and texts in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos.
    public let videos: TMDbVideos?
    /// The services where it can be watched, by country, from JustWatch.
    public let watchProviders: TMDbWatchProviders?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, imdbID: String? = nil, title: String? = nil, originalTitle: String? = nil,
        originalLanguage: String? = nil, originCountry: [String] = [], tagline: String? = nil,
        overview: String? = nil, status: TMDbMovieStatus? = nil, releaseDate: PlainDate? = nil, runtime: Int? = nil,
        genres: [TMDbGenre] = [], collection: TMDbCollection? = nil, homepage: URL? = nil, budget: Int? = nil,
        revenue: Int? = nil, posterPath: String? = nil, backdropPath: String? = nil,
        productionCompanies: [TMDbCompany] = [], productionCountries: [TMDbCountry] = [],
        spokenLanguages: [TMDbLanguage] = [], popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, adult: Bool? = nil, softcore: Bool? = nil, video: Bool? = nil,
        alternativeTitles: TMDbAlternativeTitles? = nil, changes: TMDbChanges? = nil, credits: TMDbCredits? = nil,
        externalIDs: TMDbExternalIDs? = nil, images: TMDbImages? = nil, keywords: TMDbKeywords? = nil,
        lists: TMDbLists? = nil, recommendations: TMDbMoviePage? = nil, releaseDates: TMDbReleaseDates? = nil,
        reviews: TMDbReviews? = nil, similar: TMDbMoviePage? = nil, translations: TMDbTranslations? = nil,
        videos: TMDbVideos? = nil, watchProviders: TMDbWatchProviders? = nil
    ) {
        self.id = id
        self.imdbID = imdbID
        self.title = title
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.tagline = tagline
        self.overview = overview
        self.status = status
        self.releaseDate = releaseDate
        self.runtime = runtime
        self.genres = genres
        self.collection = collection
        self.homepage = homepage
        self.budget = budget
        self.revenue = revenue
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.productionCompanies = productionCompanies
        self.productionCountries = productionCountries
        self.spokenLanguages = spokenLanguages
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.adult = adult
        self.softcore = softcore
        self.video = video
        self.alternativeTitles = alternativeTitles
        self.changes = changes
        self.credits = credits
        self.externalIDs = externalIDs
        self.images = images
        self.keywords = keywords
        self.lists = lists
        self.recommendations = recommendations
        self.releaseDates = releaseDates
        self.reviews = reviews
        self.similar = similar
        self.translations = translations
        self.videos = videos
        self.watchProviders = watchProviders
    }
}

extension TMDbMovie: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, title, tagline, overview, status, runtime, genres, homepage, budget, revenue, popularity, adult
        case softcore, video, changes, credits, images, keywords, lists, recommendations, reviews, similar, translations
        case videos
        case imdbID = "imdb_id"
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case originCountry = "origin_country"
        case releaseDate = "release_date"
        case collection = "belongs_to_collection"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case spokenLanguages = "spoken_languages"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case alternativeTitles = "alternative_titles"
        case externalIDs = "external_ids"
        case releaseDates = "release_dates"
        case watchProviders = "watch/providers"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        imdbID = values.text(.imdbID)
        title = values.text(.title)
        originalTitle = values.text(.originalTitle)
        originalLanguage = values.text(.originalLanguage)
        originCountry = values.texts(.originCountry)
        tagline = values.text(.tagline)
        overview = values.text(.overview)
        status = values.value(.status)
        releaseDate = values.day(.releaseDate)
        runtime = values.positive(.runtime)
        genres = values.list(.genres)
        collection = values.value(.collection)
        homepage = values.link(.homepage)
        budget = values.positive(.budget)
        revenue = values.positive(.revenue)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        productionCompanies = values.list(.productionCompanies)
        productionCountries = values.list(.productionCountries)
        spokenLanguages = values.list(.spokenLanguages)
        popularity = values.number(.popularity)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
        video = values.flag(.video)
        alternativeTitles = values.value(.alternativeTitles)
        changes = values.value(.changes)
        credits = values.value(.credits)
        externalIDs = values.value(.externalIDs)
        images = values.value(.images)
        keywords = values.value(.keywords)
        lists = values.value(.lists)
        recommendations = values.value(.recommendations)
        releaseDates = values.value(.releaseDates)
        reviews = values.value(.reviews)
        similar = values.value(.similar)
        translations = values.value(.translations)
        videos = values.value(.videos)
        watchProviders = values.value(.watchProviders)
    }
}

extension TMDbMovie {
    /// The directors of the film; empty without ``credits``.
    public var directors: [TMDbCrewMember] { credits?.directors ?? [] }

    /// The certification in a country, as ISO 3166-1; nil if there is none, and without ``releaseDates``.
    public func certification(in country: String) -> String? { releaseDates?.certification(in: country) }
}
