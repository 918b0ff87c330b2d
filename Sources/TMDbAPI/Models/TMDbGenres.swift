import APICore

/// The genres of films.
///
/// See https://developer.themoviedb.org/reference/genre-movie-list.
public struct TMDbGenres: Sendable, Hashable {
    /// The genres.
    public let genres: [TMDbGenre]

    /// Made of these parts, as for a preview or a test.
    public init(genres: [TMDbGenre] = []) {
        self.genres = genres
    }
}

extension TMDbGenres: Codable {
    private enum CodingKeys: String, CodingKey {
        case genres
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `genres`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        genres = try values.essentialList(.genres)
    }
}
