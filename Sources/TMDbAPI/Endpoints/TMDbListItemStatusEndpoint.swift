public import APICore
public import Foundation

/// Whether a film is in a member's list.
public enum TMDbListItemStatusTarget: HTTPTargetType {
    /// Of a list that all may see. See https://developer.themoviedb.org/reference/list-check-item-status.
    case status(list: String, movie: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .status(let list, _): "/list/\(segment: list)/item_status"
        }
    }

    /// The film.
    public var task: HTTPTask {
        switch self {
        case .status(_, let movie): .requestParams(["movie_id": movie])
        }
    }
}

/// Makes the calls of ``TMDbListItemStatusTarget``.
public struct TMDbListItemStatusEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbListItemStatusTarget
    /// The answer.
    public typealias Model = TMDbListItemStatus
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
