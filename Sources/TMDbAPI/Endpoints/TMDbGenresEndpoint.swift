public import APICore
public import Foundation

/// The genres that films and series can have.
public enum TMDbGenresTarget: HTTPTargetType {
    /// The genres of films. See https://developer.themoviedb.org/reference/genre-movie-list.
    case movies(language: String? = nil)
    /// The genres of series. See https://developer.themoviedb.org/reference/genre-tv-list.
    case series(language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/genre/movie/list"
        case .series: "/genre/tv/list"
        }
    }

    /// The language of the names.
    public var task: HTTPTask {
        switch self {
        case .movies(let language), .series(let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbGenresTarget``.
public struct TMDbGenresEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbGenresTarget
    /// The answer.
    public typealias Model = TMDbGenres
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
