public import APICore
public import Foundation

/// Pages of members' lists that hold something.
public enum TMDbListsTarget: HTTPTargetType {
    /// A page of the lists that hold a film, from 1 to 500. See
    /// https://developer.themoviedb.org/reference/movie-lists.
    case movie(Int, page: Int, language: String? = nil)
    /// A page of the lists that hold a series. See https://developer.themoviedb.org/reference/lists-copy.
    case series(Int, page: Int, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id, _, _): "/movie/\(segment: id)/lists"
        case .series(let id, _, _): "/tv/\(segment: id)/lists"
        }
    }

    /// Page and language.
    public var task: HTTPTask {
        switch self {
        case .movie(_, let page, let language): .requestParams(["page": page, "language": language])
        case .series(_, let page, let language): .requestParams(["page": page, "language": language])
        }
    }
}

/// Makes the calls of ``TMDbListsTarget``.
public struct TMDbListsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbListsTarget
    /// The answer.
    public typealias Model = TMDbLists
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
