public import APICore

/// Searches for companies.
public enum TMDbCompanySearchTarget: TMDbTarget {
    /// A page, from 1 to 500, of the companies with these words in their names. See
    /// https://developer.themoviedb.org/reference/search-company.
    case page(Int, query: String)

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
public typealias TMDbCompanySearchEndpoint = VendorEndpoint<TMDbCompanySearchTarget, TMDbPage<TMDbCompany>, TMDbVendor>
