public import APICore
public import Foundation

/// Searches for collections of films.
public enum TMDbCollectionSearchTarget: HTTPTargetType {
    /// A page, from 1 to 500, of the collections with these words in their names. See
    /// https://developer.themoviedb.org/reference/search-collection.
    case page(Int, query: String, region: String? = nil, includeAdult: Bool = false, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

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
public struct TMDbCollectionSearchEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCollectionSearchTarget
    /// The model of the responses.
    public typealias Model = TMDbPage<TMDbCollection>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
