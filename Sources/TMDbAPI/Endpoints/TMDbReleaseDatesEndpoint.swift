public import APICore
public import Foundation

/// The releases of a film.
public enum TMDbReleaseDatesTarget: HTTPTargetType {
    /// Releases in all countries. See https://developer.themoviedb.org/reference/movie-release-dates.
    case releaseDates(movie: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .releaseDates(let movie): "/movie/\(segment: movie)/release_dates"
        }
    }
}

/// Makes the calls of ``TMDbReleaseDatesTarget``.
public struct TMDbReleaseDatesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbReleaseDatesTarget
    /// The answer.
    public typealias Model = TMDbReleaseDates
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
