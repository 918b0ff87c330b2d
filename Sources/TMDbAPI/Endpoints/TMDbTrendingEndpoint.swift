public import APICore
public import Foundation

/// Pages of the films, series and people that are viewed most on TMDb, in one list.
public enum TMDbTrendingTarget: HTTPTargetType {
    /// A page of the list, from 1 to 500. See https://developer.themoviedb.org/reference/trending-all.
    case page(Int, over: TMDbTimeWindow, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

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
public struct TMDbTrendingEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbTrendingTarget
    /// The model of the responses.
    public typealias Model = TMDbPage<TMDbMultiResult>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
