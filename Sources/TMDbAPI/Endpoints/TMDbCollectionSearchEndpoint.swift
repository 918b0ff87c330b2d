public import APICore
public import Foundation

/// Searches for series of films.
public enum TMDbCollectionSearchTarget: HTTPTargetType {
    /// A page of the series of films that are called like this, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/search-collection.
    case page(Int, query: String, region: String? = nil, includeAdult: Bool = false, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/search/collection" }

    /// The words, then page, region and language.
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

/// Makes the calls of ``TMDbCollectionSearchTarget``.
public struct TMDbCollectionSearchEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCollectionSearchTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbCollection>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
