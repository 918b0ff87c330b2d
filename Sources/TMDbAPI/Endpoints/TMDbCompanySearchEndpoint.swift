public import APICore
public import Foundation

/// Searches for companies.
public enum TMDbCompanySearchTarget: HTTPTargetType {
    /// A page, from 1 to 500, of the companies with these words in their names. See
    /// https://developer.themoviedb.org/reference/search-company.
    case page(Int, query: String)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/search/company" }

    /// The words and the page as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query): .requestParams(["query": query, "page": page])
        }
    }
}

/// The endpoint for the calls of ``TMDbCompanySearchTarget``.
public struct TMDbCompanySearchEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbCompanySearchTarget
    /// The model of the responses.
    public typealias Model = TMDbPage<TMDbCompany>
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
