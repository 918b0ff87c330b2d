public import APICore

/// Pages of members' lists that contain a film or a series.
public enum TMDbListsTarget: TMDbTarget {
    /// A page of the lists that contain a film, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/movie-lists.
    case movie(Int, page: Int, language: String? = nil)
    /// A page of the lists that contain a series. See https://developer.themoviedb.org/reference/lists-copy.
    case series(Int, page: Int, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id, _, _): "/movie/\(segment: id)/lists"
        case .series(let id, _, _): "/tv/\(segment: id)/lists"
        }
    }

    /// The page and the language as query parameters.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let page, let language): .requestParams(["page": page, "language": language])
        case .series(_, let page, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbListsTarget``.
public typealias TMDbListsEndpoint = VendorEndpoint<TMDbListsTarget, TMDbLists, TMDbVendor>
