public import APICore

/// Pages of the films, series and people that are viewed most on TMDb, in one list.
public enum TMDbTrendingTarget: TMDbTarget {
    /// A page of the list, from 1 to 500. See https://developer.themoviedb.org/reference/trending-all.
    case page(Int, over: TMDbTimeWindow, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let window, _): "/trending/all/\(segment: window.rawValue)"
        }
    }

    /// The page and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbTrendingTarget``.
public typealias TMDbTrendingEndpoint = VendorEndpoint<TMDbTrendingTarget, TMDbPage<TMDbMultiResult>, TMDbVendor>
