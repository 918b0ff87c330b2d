public import APICore
public import Foundation

/// The services that offer films or series.
public enum TMDbWatchServicesTarget: HTTPTargetType {
    /// Those that offer films. See https://developer.themoviedb.org/reference/watch-providers-movie-list.
    case movies(region: String?, language: String? = nil)
    /// Those that offer series. See https://developer.themoviedb.org/reference/watch-provider-tv-list.
    case series(region: String?, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/watch/providers/movie"
        case .series: "/watch/providers/tv"
        }
    }

    /// The country of the services, and the language of their names.
    public var task: HTTPTask {
        switch self {
        case .movies(let region, let language), .series(let region, let language):
            .requestParams(["language": language, "watch_region": region])
        }
    }
}

/// Makes the calls of ``TMDbWatchServicesTarget``.
public struct TMDbWatchServicesEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbWatchServicesTarget
    /// The answer.
    public typealias Model = TMDbWatchServices
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
