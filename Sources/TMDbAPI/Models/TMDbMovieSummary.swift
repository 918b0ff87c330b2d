public import APICore

/// A film as lists have it.
///
/// See https://developer.themoviedb.org/reference/search-movie.
public struct TMDbMovieSummary: Sendable, Hashable, Identifiable {
    /// TMDb's number of the film.
    public let id: Int
    /// The title in the language asked for.
    public let title: String?
    /// The title in the language in which the film was made.
    public let originalTitle: String?
    /// The language in which the film was made, as ISO 639-1.
    public let originalLanguage: String?
    /// What the film is about. Nil when there is no text in the language asked for, which is often so.
    public let overview: String?
    /// The primary release; with a region asked for, the one there. Nil when it is not known.
    public let releaseDate: PlainDate?
    /// The poster, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil when there is none.
    public let posterPath: String?
    /// The backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil when there is none.
    public let backdropPath: String?
    /// Numbers of genres. Old ones that are on no list any more may be among them.
    public let genreIDs: [Int]
    /// How much the film is looked at. Its scale changes over the years: good for an order, not for showing.
    public let popularity: Double?
    /// The average of the votes, above 0 to 10; nil without votes. Of few votes it says little.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?
    /// Whether it came out as a video only: a concert, a making-of.
    public let video: Bool?
    /// Countries of origin, as ISO 3166-1. Not in all lists.
    public let originCountry: [String]
    /// `movie` or `tv`, where lists are mixed; nil elsewhere. A series has its name in ``title``, and the day of its
    /// first episode in ``releaseDate``.
    public internal(set) var mediaType: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, title: String? = nil, originalTitle: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, releaseDate: PlainDate? = nil, posterPath: String? = nil,
        backdropPath: String? = nil, genreIDs: [Int] = [], popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, adult: Bool? = nil, softcore: Bool? = nil, video: Bool? = nil,
        originCountry: [String] = [], mediaType: String? = nil
    ) {
        self.id = id
        self.title = title
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.releaseDate = releaseDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.genreIDs = genreIDs
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.adult = adult
        self.softcore = softcore
        self.video = video
        self.originCountry = originCountry
        self.mediaType = mediaType
    }
}

extension TMDbMovieSummary: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case overview
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case adult
        case softcore
        case video
        case originCountry = "origin_country"
        case mediaType = "media_type"
    }

    /// The names of fields that series have instead.
    private enum SeriesKeys: String, CodingKey {
        case name
        case originalName = "original_name"
        case firstAirDate = "first_air_date"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func series() throws -> KeyedDecodingContainer<SeriesKeys> {
            try decoder.container(keyedBy: SeriesKeys.self)
        }
        id = try values.decode(Int.self, forKey: .id)
        title = try values.text(.title) ?? series().text(.name)
        originalTitle = try values.text(.originalTitle) ?? series().text(.originalName)
        originalLanguage = values.text(.originalLanguage)
        overview = values.text(.overview)
        releaseDate = try values.day(.releaseDate) ?? series().day(.firstAirDate)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        genreIDs = values.integers(.genreIDs)
        popularity = values.number(.popularity)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
        video = values.flag(.video)
        originCountry = values.texts(.originCountry)
        mediaType = values.text(.mediaType)
    }
}
