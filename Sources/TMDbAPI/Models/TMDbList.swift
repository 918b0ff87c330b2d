import APICore

/// A member's list of films.
///
/// See https://developer.themoviedb.org/reference/movie-lists.
public struct TMDbList: Sendable, Hashable, Identifiable {
    /// TMDb's own name of the list: a number or, in answers of 2013, letters and digits.
    public let id: String
    /// Its name.
    public let name: String?
    /// What its owner says about it.
    public let description: String?
    /// How many films are in it.
    public let itemCount: Int?
    /// How many members marked it.
    public let favoriteCount: Int?
    /// `movie`, mostly.
    public let type: String?
    /// Its language, as ISO 639-1.
    public let language: String?
    /// Its poster; nil when there is none.
    public let posterPath: String?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: String, name: String? = nil, description: String? = nil, itemCount: Int? = nil, favoriteCount: Int? = nil,
        type: String? = nil, language: String? = nil, posterPath: String? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.itemCount = itemCount
        self.favoriteCount = favoriteCount
        self.type = type
        self.language = language
        self.posterPath = posterPath
    }
}

extension TMDbList: Codable {
    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case description
        case itemCount = "item_count"
        case favoriteCount = "favorite_count"
        case type = "list_type"
        case language = "iso_639_1"
        case posterPath = "poster_path"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = values.text(.id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: values, debugDescription: "no id")
        }
        self.id = id
        name = values.text(.name)
        description = values.text(.description)
        itemCount = values.integer(.itemCount)
        favoriteCount = values.integer(.favoriteCount)
        type = values.text(.type)
        language = values.text(.language)
        posterPath = values.text(.posterPath)
    }
}
