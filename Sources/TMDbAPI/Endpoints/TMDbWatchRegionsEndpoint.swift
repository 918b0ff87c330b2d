public import APICore
public import Foundation

/// The countries for which there are offers.
public enum TMDbWatchRegionsTarget: HTTPTargetType {
    /// With names in a language. See https://developer.themoviedb.org/reference/watch-providers-available-regions.
    case regions(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/watch/providers/regions" }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .regions(let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbWatchRegionsTarget``.
public struct TMDbWatchRegionsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbWatchRegionsTarget
    /// The answer.
    public typealias Model = TMDbWatchRegions
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
