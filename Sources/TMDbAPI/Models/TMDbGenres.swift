import APICore

/// The genres of films or series.
///
/// See https://developer.themoviedb.org/reference/genre-movie-list.
public struct TMDbGenres: Sendable, Hashable {
    /// The genres with their IDs.
    public let genres: [TMDbGenre]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(genres: [TMDbGenre] = []) {
        self.genres = genres
    }
}

extension TMDbGenres: Codable {
    private enum CodingKeys: String, CodingKey {
        case genres
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `genres`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        genres = try values.essentialList(.genres)
    }
}
