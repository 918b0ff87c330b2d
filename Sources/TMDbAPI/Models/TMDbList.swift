import APICore

/// A member's list of films.
///
/// See https://developer.themoviedb.org/reference/movie-lists.
public struct TMDbList: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the list: a number or, in responses of 2013, letters and digits.
    public let id: String
    /// The name of the list.
    public let name: String?
    /// A description by its owner.
    public let description: String?
    /// The number of films.
    public let itemCount: Int?
    /// The number of members who marked it as a favourite.
    public let favoriteCount: Int?
    /// The kind of items, usually `movie`.
    public let type: String?
    /// The language of the list, as ISO 639-1.
    public let language: String?
    /// The path of the poster; nil if there is none.
    public let posterPath: String?

    /// Creates a value from its parts, such as for a preview or a test.
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
        case id, name, description
        case itemCount = "item_count"
        case favoriteCount = "favorite_count"
        case type = "list_type"
        case language = "iso_639_1"
        case posterPath = "poster_path"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id`.
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
