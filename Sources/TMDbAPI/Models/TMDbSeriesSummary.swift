public import APICore

/// A series as lists have it.
///
/// See https://developer.themoviedb.org/reference/search-tv.
public struct TMDbSeriesSummary: Sendable, Hashable, Identifiable {
    /// TMDb's number of the series.
    public let id: Int
    /// The title in the language asked for.
    public let name: String?
    /// The title in the language in which it was made.
    public let originalName: String?
    /// The language in which it was made, as ISO 639-1.
    public let originalLanguage: String?
    /// What it is about. Nil when there is no text in the language asked for.
    public let overview: String?
    /// The day of the first episode. Nil when it is not known.
    public let firstAirDate: PlainDate?
    /// The poster; nil when there is none.
    public let posterPath: String?
    /// The backdrop; nil when there is none.
    public let backdropPath: String?
    /// Numbers of genres.
    public let genreIDs: [Int]
    /// Countries of origin, as ISO 3166-1. Often none.
    public let originCountry: [String]
    /// The average of the votes, above 0 to 10; nil without votes. Of few votes it says little.
    public let voteAverage: Double?
    /// How many votes there are.
    public let voteCount: Int?
    /// How much the series is looked at. Good for an order, not for showing.
    public let popularity: Double?
    /// Whether it is pornography.
    public let adult: Bool?
    /// Whether it is softcore. Sent since 2026.
    public let softcore: Bool?

    /// Made of these parts, as for a preview or a test.
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
        case id
        case name
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case firstAirDate = "first_air_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case genreIDs = "genre_ids"
        case originCountry = "origin_country"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case popularity
        case adult
        case softcore
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
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
