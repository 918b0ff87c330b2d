public import APICore

/// The countries for which JustWatch has offers.
public enum TMDbWatchRegionsTarget: TMDbTarget {
    /// The countries, with names in a language. See
    /// https://developer.themoviedb.org/reference/watch-providers-available-regions.
    case regions(language: String? = nil)

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
public typealias TMDbWatchRegionsEndpoint = VendorEndpoint<TMDbWatchRegionsTarget, TMDbWatchRegions, TMDbVendor>
