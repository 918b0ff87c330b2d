public import APICore

/// A film with the fields that lists have.
///
/// See https://developer.themoviedb.org/reference/search-movie.
public struct TMDbMovieSummary: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the film.
    public let id: Int
    /// The title in the requested language.
    public let title: String?
    /// The title in the language in which the film was made.
    public let originalTitle: String?
    /// The language in which the film was made, as ISO 639-1.
    public let originalLanguage: String?
    /// A summary of the plot. Nil if there is no text in the requested language, which is common.
    public let overview: String?
    /// The day of the primary release, or of the one in the requested region. Nil if it is unknown.
    public let releaseDate: PlainDate?
    /// The path of the poster, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let posterPath: String?
    /// The path of the backdrop, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let backdropPath: String?
    /// TMDb's IDs of the genres. They may include old ones that are no longer on any list.
    public let genreIDs: [Int]
    /// The popularity on TMDb. Its scale changes over the years: good for sorting, not for display.
    public let popularity: Double?
    /// The average vote, above 0 and up to 10; nil without votes. An average of few votes says little.
    public let voteAverage: Double?
    /// The number of votes.
    public let voteCount: Int?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?
    /// Whether the film was released only on video, such as a concert or a making-of.
    public let video: Bool?
    /// Countries of origin, as ISO 3166-1. Not in all lists.
    public let originCountry: [String]
    /// The kind of item in a mixed list, `movie` or `tv`; nil elsewhere. A series has its name in ``title``, and the
    /// day of its first episode in ``releaseDate``.
    public internal(set) var mediaType: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, title, overview, popularity, adult, softcore, video
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case originCountry = "origin_country"
        case mediaType = "media_type"
    }

    /// The coding keys that series have instead.
    private enum SeriesKeys: String, CodingKey {
        case name
        case originalName = "original_name"
        case firstAirDate = "first_air_date"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
