public import APICore

/// A series with the fields that lists have.
///
/// See https://developer.themoviedb.org/reference/search-tv.
public struct TMDbSeriesSummary: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the series.
    public let id: Int
    /// The title in the requested language.
    public let name: String?
    /// The title in the language in which the series was made.
    public let originalName: String?
    /// The language in which the series was made, as ISO 639-1.
    public let originalLanguage: String?
    /// A summary of the plot. Nil if there is no text in the requested language.
    public let overview: String?
    /// The day of the first episode. Nil if it is unknown.
    public let firstAirDate: PlainDate?
    /// The path of the poster; nil if there is none.
    public let posterPath: String?
    /// The path of the backdrop; nil if there is none.
    public let backdropPath: String?
    /// TMDb's IDs of the genres.
    public let genreIDs: [Int]
    /// The countries of origin, as ISO 3166-1. Often empty.
    public let originCountry: [String]
    /// The average vote, above 0 and up to 10; nil without votes. An average of few votes says little.
    public let voteAverage: Double?
    /// The number of votes.
    public let voteCount: Int?
    /// The popularity on TMDb. Good for sorting, not for display.
    public let popularity: Double?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, name: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, firstAirDate: PlainDate? = nil, posterPath: String? = nil,
        backdropPath: String? = nil, genreIDs: [Int] = [], originCountry: [String] = [], voteAverage: Double? = nil,
        voteCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, softcore: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.firstAirDate = firstAirDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.genreIDs = genreIDs
        self.originCountry = originCountry
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.popularity = popularity
        self.adult = adult
        self.softcore = softcore
    }
}

extension TMDbSeriesSummary: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, overview, popularity, adult, softcore
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case firstAirDate = "first_air_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case originCountry = "origin_country"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        originalName = values.text(.originalName)
        originalLanguage = values.text(.originalLanguage)
        overview = values.text(.overview)
        firstAirDate = values.day(.firstAirDate)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        genreIDs = values.integers(.genreIDs)
        originCountry = values.texts(.originCountry)
        voteAverage = values.average(.voteAverage)
        voteCount = values.integer(.voteCount)
        popularity = values.number(.popularity)
        adult = values.flag(.adult)
        softcore = values.flag(.softcore)
    }
}
