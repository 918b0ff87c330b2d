public import APICore
public import Foundation

/// Pages of what people look at: films, series and people in one list.
public enum TMDbTrendingTarget: HTTPTargetType {
    /// A page, from 1 to 500. See https://developer.themoviedb.org/reference/trending-all.
    case page(Int, over: TMDbTimeWindow, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let window, _): "/trending/all/\(segment: window.rawValue)"
        }
    }

    /// Page and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbTrendingTarget``.
public struct TMDbTrendingEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbTrendingTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbMultiResult>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
