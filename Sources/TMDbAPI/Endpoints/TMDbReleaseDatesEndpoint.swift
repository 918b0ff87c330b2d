public import APICore
public import Foundation

/// The releases of a film.
public enum TMDbReleaseDatesTarget: HTTPTargetType {
    /// The releases of a film in all countries. See https://developer.themoviedb.org/reference/movie-release-dates.
    case releaseDates(movie: Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .releaseDates(let movie): "/movie/\(segment: movie)/release_dates"
        }
    }
}

/// The endpoint for the calls of ``TMDbReleaseDatesTarget``.
public struct TMDbReleaseDatesEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbReleaseDatesTarget
    /// The model of the responses.
    public typealias Model = TMDbReleaseDates
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
