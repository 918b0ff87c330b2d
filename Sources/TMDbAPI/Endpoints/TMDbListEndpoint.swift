public import APICore
public import Foundation

/// Pages of a member's list that all may see.
public enum TMDbListTarget: HTTPTargetType {
    /// A page of its films, from 1 to 500. See https://developer.themoviedb.org/reference/list-details.
    case page(Int, of: String, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): "/list/\(segment: list)"
        }
    }

    /// Page and language.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbListTarget``.
public struct TMDbListEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbListTarget
    /// The answer.
    public typealias Model = TMDbListDetails
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
