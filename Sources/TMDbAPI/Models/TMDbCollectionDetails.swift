import APICore

/// A collection, such as a trilogy, with its films.
///
/// See https://developer.themoviedb.org/reference/collection-details.
public struct TMDbCollectionDetails: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the collection.
    public let id: Int
    /// The name in the requested language.
    public let name: String?
    /// The name in the language in which the films were made. Sent since 2026.
    public let originalName: String?
    /// The language in which the films were made, as ISO 639-1. Sent since 2026.
    public let originalLanguage: String?
    /// A summary. Nil if there is no text in the requested language.
    public let overview: String?
    /// The path of the poster, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let posterPath: String?
    /// The path of the backdrop; nil if there is none.
    public let backdropPath: String?
    /// The films, in no order that TMDb guarantees. Announced films have no date.
    public let parts: [TMDbMovieSummary]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: Int, name: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, parts: [TMDbMovieSummary] = []
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.parts = parts
    }
}

extension TMDbCollectionDetails: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, overview, parts
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` or no `parts`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
        originalName = values.text(.originalName)
        originalLanguage = values.text(.originalLanguage)
        overview = values.text(.overview)
        posterPath = values.text(.posterPath)
        backdropPath = values.text(.backdropPath)
        parts = try values.essentialList(.parts)
    }
}
