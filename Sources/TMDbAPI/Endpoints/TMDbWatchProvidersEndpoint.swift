public import APICore

/// The services where a film, a series or a season can be watched.
public enum TMDbWatchProvidersTarget: TMDbTarget {
    /// The offers for a film in all countries, from JustWatch, which must be named. See
    /// https://developer.themoviedb.org/reference/movie-watch-providers.
    case watchProviders(movie: Int)
    /// The offers for a series or, with a number, for one of its seasons. See
    /// https://developer.themoviedb.org/reference/tv-series-watch-providers.
    case televisionProviders(series: Int, season: Int? = nil)

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
public typealias TMDbWatchProvidersEndpoint = VendorEndpoint<TMDbWatchProvidersTarget, TMDbWatchProviders, TMDbVendor>
