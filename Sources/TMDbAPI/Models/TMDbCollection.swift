import APICore

/// A series of films, as films and lists have it. ``TMDbCollectionDetails`` have its films.
///
/// See https://developer.themoviedb.org/reference/collection-details.
public struct TMDbCollection: Sendable, Hashable, Identifiable {
    /// TMDb's number of the series.
    public let id: Int
    /// Its name.
    public let name: String?
    /// Its name in the language in which the films were made. Not with a film.
    public let originalName: String?
    /// The language in which the films were made, as ISO 639-1. Not with a film.
    public let originalLanguage: String?
    /// What it is about. Not with a film, and nil when there is no text in the language asked for.
    public let overview: String?
    /// Whether it is pornography. Not with a film.
    public let adult: Bool?
    /// Its poster; nil when there is none.
    public let posterPath: String?
    /// Its backdrop; nil when there is none.
    public let backdropPath: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, name: String? = nil, posterPath: String? = nil, backdropPath: String? = nil,
        originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil, adult: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.adult = adult
    }
}

extension TMDbCollection: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case adult
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        originalName = values.text(.originalName)
        originalLanguage = values.text(.originalLanguage)
        overview = values.text(.overview)
        adult = values.flag(.adult)
    }
}
