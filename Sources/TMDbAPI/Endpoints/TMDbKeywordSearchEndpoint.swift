public import APICore
public import Foundation

/// Searches for keywords.
public enum TMDbKeywordSearchTarget: HTTPTargetType {
    /// A page of the keywords that are like this, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/search-keyword.
    case page(Int, query: String)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/search/keyword" }

    /// The words and the page.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query): .requestParams(["query": query, "page": page])
        }
    }
}

/// Makes the calls of ``TMDbKeywordSearchTarget``.
public struct TMDbKeywordSearchEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbKeywordSearchTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbKeyword>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
