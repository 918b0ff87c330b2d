import APICore

/// A keyword for the subject of films and series.
///
/// See https://developer.themoviedb.org/reference/movie-keywords.
public struct TMDbKeyword: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the keyword, for ``TMDbDiscoverQuery/keywords``.
    public let id: Int
    /// The word, in English.
    public let name: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }
}

extension TMDbKeyword: Codable {
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
