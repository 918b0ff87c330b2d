public import APICore

/// The services that offer films or series.
public enum TMDbWatchServicesTarget: TMDbTarget {
    /// The services that offer films. See https://developer.themoviedb.org/reference/watch-providers-movie-list.
    case movies(region: String?, language: String? = nil)
    /// The services that offer series. See https://developer.themoviedb.org/reference/watch-provider-tv-list.
    case series(region: String?, language: String? = nil)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/watch/providers/movie"
        case .series: "/watch/providers/tv"
        }
    }

    /// The country of the services and the language of their names, as query parameters.
    public var task: HTTPTask {
        switch self {
        case .movies(let region, let language), .series(let region, let language):
            .requestParams(["language": language, "watch_region": region])
        }
    }
}

/// The endpoint for the calls of ``TMDbWatchServicesTarget``.
public typealias TMDbWatchServicesEndpoint = VendorEndpoint<TMDbWatchServicesTarget, TMDbWatchServices, TMDbVendor>
