import APICore

/// A genre.
///
/// See https://developer.themoviedb.org/reference/genre-movie-list.
public struct TMDbGenre: Sendable, Hashable, Identifiable {
    /// TMDb's number, the same in all languages.
    public let id: Int
    /// The name in the language asked for.
    public let name: String?

    /// Made of these parts, as for a preview or a test.
    public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }
}

extension TMDbGenre: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(Int.self, forKey: .id)
        name = values.text(.name)
    }
}
