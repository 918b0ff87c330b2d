import APICore

/// A collection, such as a trilogy, as films and lists refer to it. ``TMDbCollectionDetails`` have its films.
///
/// See https://developer.themoviedb.org/reference/collection-details.
public struct TMDbCollection: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the collection.
    public let id: Int
    /// The name in the requested language.
    public let name: String?
    /// The name in the language in which the films were made. Nil in a film's details.
    public let originalName: String?
    /// The language in which the films were made, as ISO 639-1. Nil in a film's details.
    public let originalLanguage: String?
    /// A summary. Nil in a film's details, and if there is no text in the requested language.
    public let overview: String?
    /// Whether it is pornography. Nil in a film's details.
    public let adult: Bool?
    /// The path of the poster; nil if there is none.
    public let posterPath: String?
    /// The path of the backdrop; nil if there is none.
    public let backdropPath: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, overview, adult
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case originalName = "original_name"
        case originalLanguage = "original_language"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
