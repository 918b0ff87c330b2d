public import APICore

/// Searches for collections of films.
public enum TMDbCollectionSearchTarget: TMDbTarget {
    /// A page, from 1 to 500, of the collections with these words in their names. See
    /// https://developer.themoviedb.org/reference/search-collection.
    case page(Int, query: String, region: String? = nil, includeAdult: Bool = false, language: String? = nil)

    /// The path of the call.
    public var path: String { "/search/collection" }

    /// The words, the page, the region and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query, let region, let includeAdult, let language):
            .requestParams([
                "query": query, "include_adult": includeAdult.ifTrue, "page": page, "region": region,
                "language": language,
            ])
        }
    }
}

/// The endpoint for the calls of ``TMDbCollectionSearchTarget``.
public typealias TMDbCollectionSearchEndpoint = VendorEndpoint<
    TMDbCollectionSearchTarget, TMDbPage<TMDbCollection>, TMDbVendor
>
