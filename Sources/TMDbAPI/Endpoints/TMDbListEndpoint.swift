public import APICore
public import Foundation

/// Pages of a member's public list.
public enum TMDbListTarget: HTTPTargetType {
    /// A page of a list's films, from 1 to 500. See https://developer.themoviedb.org/reference/list-details.
    case page(Int, of: String, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): "/list/\(segment: list)"
        }
    }

    /// The page and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbListTarget``.
public struct TMDbListEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbListTarget
    /// The model of the responses.
    public typealias Model = TMDbListDetails
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
