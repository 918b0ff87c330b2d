public import APICore
public import Foundation

/// Pages of members' reviews.
public enum TMDbReviewsTarget: HTTPTargetType {
    /// A page of the reviews of a film in one language, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/movie-reviews.
    case movie(Int, page: Int, language: String? = nil)
    /// A page of the reviews of a series in one language. See
    /// https://developer.themoviedb.org/reference/tv-series-reviews.
    case series(Int, page: Int, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

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
public struct TMDbReviewsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbReviewsTarget
    /// The model of the responses.
    public typealias Model = TMDbReviews
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
