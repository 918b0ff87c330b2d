public import APICore

/// Whether a film is in a member's list.
public enum TMDbListItemStatusTarget: TMDbTarget {
    /// The status of a film in a public list. See https://developer.themoviedb.org/reference/list-check-item-status.
    case status(list: String, movie: Int)

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
public typealias TMDbListItemStatusEndpoint = VendorEndpoint<TMDbListItemStatusTarget, TMDbListItemStatus, TMDbVendor>
