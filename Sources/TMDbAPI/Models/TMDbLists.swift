import APICore

/// A page of members' lists that hold a film.
///
/// See https://developer.themoviedb.org/reference/movie-lists.
public struct TMDbLists: Sendable, Hashable {
    /// The lists.
    public let lists: [TMDbList]
    /// The number of the page, from 1.
    public let page: Int?
    /// How many pages there are.
    public let totalPages: Int?
    /// How many there are on all pages.
    public let totalResults: Int?
}

extension TMDbLists: Decodable {
    private enum CodingKeys: String, CodingKey {
        case lists = "results"
        case page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        lists = try values.essentialList(.lists)
        page = values.integer(.page)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
    }
}
