public import APICore

/// Searches for keywords.
public enum TMDbKeywordSearchTarget: TMDbTarget {
    /// A page, from 1 to 500, of the keywords that contain these words. See
    /// https://developer.themoviedb.org/reference/search-keyword.
    case page(Int, query: String)

    /// The path of the call.
    public var path: String { "/search/keyword" }

    /// The words and the page as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query): .requestParams(["query": query, "page": page])
        }
    }
}

/// The endpoint for the calls of ``TMDbKeywordSearchTarget``.
public typealias TMDbKeywordSearchEndpoint = VendorEndpoint<TMDbKeywordSearchTarget, TMDbPage<TMDbKeyword>, TMDbVendor>
