public import APICore
public import Foundation

/// The episodes of a series that were shown in cinemas.
public enum TMDbScreenedTheatricallyTarget: HTTPTargetType {
    /// Of a series. See https://developer.themoviedb.org/reference/tv-series-screened-theatrically.
    case series(Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .series(let id): "/tv/\(segment: id)/screened_theatrically"
        }
    }
}

/// Makes the calls of ``TMDbScreenedTheatricallyTarget``.
public struct TMDbScreenedTheatricallyEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbScreenedTheatricallyTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbEpisodeSummary>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
