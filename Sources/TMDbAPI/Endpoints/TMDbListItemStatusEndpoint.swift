public import APICore
public import Foundation

/// Whether a film is in a member's list.
public enum TMDbListItemStatusTarget: HTTPTargetType {
    /// The status of a film in a public list. See https://developer.themoviedb.org/reference/list-check-item-status.
    case status(list: String, movie: Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .status(let list, _): "/list/\(segment: list)/item_status"
        }
    }

    /// The film as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .status(_, let movie): .requestParams(["movie_id": movie])
        }
    }
}

/// The endpoint for the calls of ``TMDbListItemStatusTarget``.
public struct TMDbListItemStatusEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbListItemStatusTarget
    /// The model of the responses.
    public typealias Model = TMDbListItemStatus
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
