public import APICore
public import Foundation

/// The services where a film, a series or a season can be watched.
public enum TMDbWatchProvidersTarget: HTTPTargetType {
    /// The offers for a film in all countries, from JustWatch, which must be named. See
    /// https://developer.themoviedb.org/reference/movie-watch-providers.
    case watchProviders(movie: Int)
    /// The offers for a series or, with a number, for one of its seasons. See
    /// https://developer.themoviedb.org/reference/tv-series-watch-providers.
    case televisionProviders(series: Int, season: Int? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .watchProviders(let movie): "/movie/\(segment: movie)/watch/providers"
        case .televisionProviders(let series, let season):
            (season.map { .season($0, ofSeries: series) } ?? TMDbTelevision.series(series)).path + "/watch/providers"
        }
    }
}

/// The endpoint for the calls of ``TMDbWatchProvidersTarget``.
public struct TMDbWatchProvidersEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbWatchProvidersTarget
    /// The model of the responses.
    public typealias Model = TMDbWatchProviders
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
