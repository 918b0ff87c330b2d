import APICore

/// A genre of films or series.
///
/// See https://developer.themoviedb.org/reference/genre-movie-list.
public struct TMDbGenre: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the genre, the same in all languages.
    public let id: Int
    /// The name in the requested language.
    public let name: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }
}

extension TMDbGenre: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
    }
}
