public import APICore
public import Foundation

/// The episodes of a series that were shown in cinemas.
public enum TMDbScreenedTheatricallyTarget: HTTPTargetType {
    /// The episodes of a series. See https://developer.themoviedb.org/reference/tv-series-screened-theatrically.
    case series(Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .series(let id): "/tv/\(segment: id)/screened_theatrically"
        }
    }
}

/// The endpoint for the calls of ``TMDbScreenedTheatricallyTarget``.
public struct TMDbScreenedTheatricallyEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbScreenedTheatricallyTarget
    /// The model of the responses.
    public typealias Model = TMDbPage<TMDbEpisodeSummary>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
