public import APICore
public import Foundation

/// The age ratings of a series.
public enum TMDbContentRatingsTarget: HTTPTargetType {
    /// Ratings in all countries. See https://developer.themoviedb.org/reference/tv-series-content-ratings.
    case contentRatings(series: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .contentRatings(let series): TMDbTelevision.series(series).path + "/content_ratings"
        }
    }
}

/// Makes the calls of ``TMDbContentRatingsTarget``.
public struct TMDbContentRatingsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbContentRatingsTarget
    /// The answer.
    public typealias Model = TMDbContentRatings
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
