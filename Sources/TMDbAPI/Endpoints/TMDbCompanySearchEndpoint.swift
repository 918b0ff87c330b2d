public import APICore
public import Foundation

/// Searches for companies.
public enum TMDbCompanySearchTarget: HTTPTargetType {
    /// A page of the companies that are called like this, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/search-company.
    case page(Int, query: String)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String { "/search/company" }

    /// The words and the page.
    public var task: HTTPTask {
        switch self {
        case .page(let page, let query): .requestParams(["query": query, "page": page])
        }
    }
}

/// Makes the calls of ``TMDbCompanySearchTarget``.
public struct TMDbCompanySearchEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbCompanySearchTarget
    /// The answer.
    public typealias Model = TMDbPage<TMDbCompany>
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
