public import APICore
public import Foundation

/// The age ratings of a series.
public enum TMDbContentRatingsTarget: HTTPTargetType {
    /// The age ratings of a series in all countries. See
    /// https://developer.themoviedb.org/reference/tv-series-content-ratings.
    case contentRatings(series: Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .contentRatings(let series): TMDbTelevision.series(series).path + "/content_ratings"
        }
    }
}

/// The endpoint for the calls of ``TMDbContentRatingsTarget``.
public struct TMDbContentRatingsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbContentRatingsTarget
    /// The model of the responses.
    public typealias Model = TMDbContentRatings
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
