public import APICore
public import Foundation

/// Searches for everything at once.
public enum TMDbMultiSearchTarget: HTTPTargetType {
    /// A page of what is called like this, from 1 to 500. See https://developer.themoviedb.org/reference/search-multi.
    case page(Int, query: String, includeAdult: Bool = false, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the search.
    public var path: String { "/search/multi" }

    /// The words, then page and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query, let includeAdult, let language):
            .requestParams([
                "query": query, "include_adult": includeAdult.ifTrue, "page": page, "language": language,
            ])
        }
    }
}

/// Asks for pages of such a search.
public struct TMDbMultiSearchEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbMultiSearchTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbMultiResult>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
