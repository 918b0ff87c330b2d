public import APICore

/// The genres that films and series can have.
public enum TMDbGenresTarget: TMDbTarget {
    /// The genres of films. See https://developer.themoviedb.org/reference/genre-movie-list.
    case movies(language: String? = nil)
    /// The genres of series. See https://developer.themoviedb.org/reference/genre-tv-list.
    case series(language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/genre/movie/list"
        case .series: "/genre/tv/list"
        }
    }

    /// The language of the names as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .movies(let language), .series(let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbGenresTarget``.
public typealias TMDbGenresEndpoint = VendorEndpoint<TMDbGenresTarget, TMDbGenres, TMDbVendor>
