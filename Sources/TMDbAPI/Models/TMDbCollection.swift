import APICore

/// A series of films.
///
/// See https://developer.themoviedb.org/reference/collection-details.
public struct TMDbCollection: Sendable, Hashable, Identifiable {
    /// TMDb's number of the series.
    public let id: Int
    /// Its name.
    public let name: String?
    /// Its poster; nil when there is none.
    public let posterPath: String?
    /// Its backdrop; nil when there is none.
    public let backdropPath: String?

    /// Made of these parts, as for a preview or a test.
    public init(id: Int, name: String? = nil, posterPath: String? = nil, backdropPath: String? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }
}

extension TMDbCollection: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
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
    }
}
