public import APICore

/// Pages of the items that were edited in the last day or in up to fourteen days.
public enum TMDbChangedTarget: TMDbTarget {
    /// A page, from 1 to 500, of a hundred IDs. See https://developer.themoviedb.org/reference/changes-movie-list.
    case page(Int, of: TMDbChangeList, in: TMDbBounds<PlainDate>? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .page(_, let list, _): list.path
        }
    }

    /// The days and the page as query parameters.
    public var task: HTTPTask {
        switch self {
        case .page(let page, _, let days):
            .requestParams(["start_date": days?.lower?.description, "end_date": days?.upper?.description, "page": page])
        }
    }
}

/// The endpoint for the calls of ``TMDbChangedTarget``.
public typealias TMDbChangedEndpoint = VendorEndpoint<TMDbChangedTarget, TMDbPage<TMDbChangedItem>, TMDbVendor>
