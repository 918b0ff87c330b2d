public import APICore
public import Foundation

/// A film with all that is known about it.
///
/// A block, see ``TMDbMovieBlock``, is nil when it was not asked for, and when what came cannot be read.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbMovie: Sendable, Hashable, Identifiable {
    /// TMDb's number of the film.
    public let id: Int
    /// IMDb's, `tt0137523`. Nil when TMDb knows none.
    public let imdbID: String?
    /// The title in the language asked for.
    public let title: String?
    /// The title in the language in which the film was made.
    public let originalTitle: String?
    /// The language in which the film was made, as ISO 639-1.
    public let originalLanguage: String?
    /// Countries of origin, as ISO 3166-1.
    public let originCountry: [String]
    /// The line on the poster.
    public let tagline: String?
    /// What the film is about.
    public let overview: String?
    /// How far the film has come.
    public let status: TMDbMovieStatus?
    /// The primary release. Nil when it is not known.
    public let releaseDate: PlainDate?
    /// The length in minutes. Nil when it is not known.
    public let runtime: Int?
    /// The genres.
    public let genres: [TMDbGenre]
    /// The series of films that it belongs to; nil when it stands alone.
    public let collection: TMDbCollection?
    /// The film's own page, `http` or `https` as TMDb sends it. Nil when there is none or when what was sent is no
    /// address.
    public let homepage: URL?
    /// The budget in US dollars. Nil when it is not known.
    public let budget: Int?
    /// What it earned, in US dollars. Nil when it is not known.
    public let revenue: Int?
    /// The poster, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let posterPath: String?
    /// The backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``.
    public let backdropPath: String?
    /// Who made it.
    public let productionCompanies: [TMDbCompany]
    /// Where it was made.
    public let productionCountries: [TMDbCountry]
    /// What is spoken in it.
    public let spokenLanguages: [TMDbLanguage]
    /// How much the film is looked at. Good for an order, not for showing.
    public let popularity: Double?
    /// The average of the votes, above 0 to 10; nil without votes.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?
    /// Whether it came out as a video only.
    public let video: Bool?
    /// Titles in other countries.
    public let alternativeTitles: TMDbAlternativeTitles?
    /// What was edited in the last day.
    public let changes: TMDbChanges?
    /// Cast and crew.
    public let credits: TMDbCredits?
    /// What the film is called elsewhere.
    public let externalIDs: TMDbExternalIDs?
    /// Posters, backdrops and logos.
    public let images: TMDbImages?
    /// Keywords.
    public let keywords: TMDbKeywords?
    /// The first page of members' lists that hold the film.
    public let lists: TMDbLists?
    /// The first page of recommendations.
    public let recommendations: TMDbMoviePage?
    /// Releases and certifications by country.
    public let releaseDates: TMDbReleaseDates?
    /// The first page of members' reviews.
    public let reviews: TMDbReviews?
    /// The first page of similar films.
    public let similar: TMDbMoviePage?
    /// Title and texts in other languages.
    public let translations: TMDbTranslations?
    /// Trailers and other videos.
    public let videos: TMDbVideos?
    /// Where to watch it, by country; from JustWatch.
    public let watchProviders: TMDbWatchProviders?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case imdbID = "imdb_id"
        case title
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case originCountry = "origin_country"
        case tagline
        case overview
        case status
        case releaseDate = "release_date"
        case runtime
        case genres
        case collection = "belongs_to_collection"
        case homepage
        case budget
        case revenue
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case spokenLanguages = "spoken_languages"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case adult
        case softcore
        case video
        case alternativeTitles = "alternative_titles"
        case changes
        case credits
        case externalIDs = "external_ids"
        case images
        case keywords
        case lists
        case recommendations
        case releaseDates = "release_dates"
        case reviews
        case similar
        case translations
        case videos
        case watchProviders = "watch/providers"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
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
    /// Who directed the film; empty without ``credits``.
    public var directors: [TMDbCrewMember] { credits?.directors ?? [] }

    /// The certification in a country, as ISO 3166-1; nil when there is none, and without ``releaseDates``.
    public func certification(in country: String) -> String? { releaseDates?.certification(in: country) }
}
