public import APICore

/// Searches for films, series and people at once.
public enum TMDbMultiSearchTarget: TMDbTarget {
    /// A page, from 1 to 500, of the items with these words in titles and names. See
    /// https://developer.themoviedb.org/reference/search-multi.
    case page(Int, query: String, includeAdult: Bool = false, language: String? = nil)

    /// The path of the search.
    public var path: String { "/search/multi" }

    /// The words, the page and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query, let includeAdult, let language):
            .requestParams([
                "query": query, "include_adult": includeAdult.ifTrue, "page": page, "language": language,
            ])
        }
    }
}

/// The endpoint for the calls of ``TMDbMultiSearchTarget``.
public typealias TMDbMultiSearchEndpoint = VendorEndpoint<TMDbMultiSearchTarget, TMDbPage<TMDbMultiResult>, TMDbVendor>
