public import APICore
public import Foundation

/// The countries for which JustWatch has offers.
public enum TMDbWatchRegionsTarget: HTTPTargetType {
    /// The countries, with names in a language. See
    /// https://developer.themoviedb.org/reference/watch-providers-available-regions.
    case regions(language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/watch/providers/regions" }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .regions(let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbWatchRegionsTarget``.
public struct TMDbWatchRegionsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbWatchRegionsTarget
    /// The model of the responses.
    public typealias Model = TMDbWatchRegions
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
