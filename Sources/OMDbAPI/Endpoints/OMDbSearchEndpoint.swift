public import APICore
public import Foundation

/// Searches for titles. https://www.omdbapi.com/#parameters
public typealias OMDbSearchEndpoint = VendorEndpoint<OMDbSearchTarget, OMDbSearchPage, OMDbSearchVendor>

/// The calls that return a page of results. https://www.omdbapi.com/#parameters
public enum OMDbSearchTarget: HTTPTargetType {
    /// Ten results of a search; pages go from 1 to 100.
    ///
    /// Any other page is sent too, and OMDb refuses it (`APIError.Kind.rejected`).
    /// ``OMDbClient/search(_:type:year:page:)`` refuses it without a call.
    case films(OMDbSearchQuery, page: Int)

    public var baseURL: URL { .omdb }
    public var path: String { "/" }
    public var task: HTTPTask {
        switch self {
        case .films(let query, let page):
            .requestParams(["s": query.text, "type": query.type?.rawValue, "y": query.year, "page": page])
        }
    }
}

extension URL {
    /// The base address for all calls except posters. `http` works as well, but not on Apple's systems.
    static let omdb = URL(known: "https://www.omdbapi.com")
}
