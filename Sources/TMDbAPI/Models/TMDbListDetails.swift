import APICore

/// A page of a member's list, with its films.
///
/// See https://developer.themoviedb.org/reference/list-details.
public struct TMDbListDetails: Sendable, Hashable, Identifiable {
    /// TMDb's ID of the list: a number or, in responses of 2013, letters and digits.
    public let id: String
    /// The name of the list.
    public let name: String?
    /// A description by its owner.
    public let description: String?
    /// The name of the owner's account.
    public let createdBy: String?
    /// The number of films in the list.
    public let itemCount: Int?
    /// The number of members who marked it as a favourite.
    public let favoriteCount: Int?
    /// The language of the list, as ISO 639-1.
    public let language: String?
    /// The path of the poster, for ``TMDbImageConfiguration/url(for:kind:width:)``. Nil if there is none.
    public let posterPath: String?
    /// The films of the page, usually twenty.
    public let items: [TMDbMovieSummary]
    /// The number of the page, from 1.
    public let page: Int?
    /// The number of pages.
    public let totalPages: Int?
    /// The number of films on all pages.
    public let totalResults: Int?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        id: String, name: String? = nil, description: String? = nil, createdBy: String? = nil, itemCount: Int? = nil,
        favoriteCount: Int? = nil, language: String? = nil, posterPath: String? = nil, items: [TMDbMovieSummary] = [],
        page: Int? = nil, totalPages: Int? = nil, totalResults: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.createdBy = createdBy
        self.itemCount = itemCount
        self.favoriteCount = favoriteCount
        self.language = language
        self.posterPath = posterPath
        self.items = items
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
    }
}

extension TMDbListDetails: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, name, description, items, page
        case createdBy = "created_by"
        case itemCount = "item_count"
        case favoriteCount = "favorite_count"
        case language = "iso_639_1"
        case posterPath = "poster_path"
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Decodes the model; a missing or broken field becomes nil or empty.
    ///
    /// - Throws: if there is no `id` or no `items`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = values.text(.id) else {
            throw DecodingError.dataCorruptedError(forKey: .id, in: values, debugDescription: "no id")
        }
        self.id = id
        name = values.text(.name)
        description = values.text(.description)
        createdBy = values.text(.createdBy)
        itemCount = values.integer(.itemCount)
        favoriteCount = values.integer(.favoriteCount)
        language = values.text(.language)
        posterPath = values.text(.posterPath)
        items = try values.essentialList(.items)
        page = values.integer(.page)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
    }
}
