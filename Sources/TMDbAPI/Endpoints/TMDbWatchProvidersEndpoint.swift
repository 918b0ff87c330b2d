public import APICore
public import Foundation

/// Where a film, a series or a season can be watched.
public enum TMDbWatchProvidersTarget: HTTPTargetType {
    /// Offers in all countries, from JustWatch, who must be named. See
    /// https://developer.themoviedb.org/reference/movie-watch-providers.
    case watchProviders(movie: Int)
    /// The same of a series or, with a number, of one of its seasons. See
    /// https://developer.themoviedb.org/reference/tv-series-watch-providers.
    case televisionProviders(series: Int, season: Int? = nil)

    /// TMDb.
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

/// Makes the calls of ``TMDbWatchProvidersTarget``.
public struct TMDbWatchProvidersEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbWatchProvidersTarget
    /// The answer.
    public typealias Model = TMDbWatchProviders
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
