import APICore

/// A page of members' reviews of a film.
///
/// See https://developer.themoviedb.org/reference/movie-reviews.
public struct TMDbReviews: Sendable, Hashable {
    /// The reviews.
    public let reviews: [TMDbReview]
    /// The number of the page, from 1.
    public let page: Int?
    /// How many pages there are.
    public let totalPages: Int?
    /// How many there are on all pages.
    public let totalResults: Int?
}

extension TMDbReviews: Decodable {
    private enum CodingKeys: String, CodingKey {
        case reviews = "results"
        case page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }

    /// Reads what is there.
    ///
    /// - Throws: when there is no `results`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        reviews = try values.essentialList(.reviews)
        page = values.integer(.page)
        totalPages = values.integer(.totalPages)
        totalResults = values.integer(.totalResults)
    }
}
