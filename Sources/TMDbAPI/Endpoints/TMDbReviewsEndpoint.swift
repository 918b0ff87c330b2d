public import APICore

/// Pages of members' reviews.
public enum TMDbReviewsTarget: TMDbTarget {
    /// A page of the reviews of a film in one language, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/movie-reviews.
    case movie(Int, page: Int, language: String? = nil)
    /// A page of the reviews of a series in one language. See
    /// https://developer.themoviedb.org/reference/tv-series-reviews.
    case series(Int, page: Int, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id, _, _): "/movie/\(segment: id)/reviews"
        case .series(let id, _, _): "/tv/\(segment: id)/reviews"
        }
    }

    /// The page and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let page, let language): .requestParams(["page": page, "language": language])
        case .series(_, let page, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbReviewsTarget``.
public typealias TMDbReviewsEndpoint = VendorEndpoint<TMDbReviewsTarget, TMDbReviews, TMDbVendor>
