public import APICore

/// Pages of a member's public list.
public enum TMDbListTarget: TMDbTarget {
    /// A page of a list's films, from 1 to 500. See https://developer.themoviedb.org/reference/list-details.
    case page(Int, of: String, language: String? = nil)

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
public typealias TMDbListEndpoint = VendorEndpoint<TMDbListTarget, TMDbListDetails, TMDbVendor>
