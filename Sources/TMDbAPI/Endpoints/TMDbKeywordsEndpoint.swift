public import APICore

/// The keywords of a film or a series.
public enum TMDbKeywordsTarget: TMDbTarget {
    /// The keywords of a film. See https://developer.themoviedb.org/reference/movie-keywords.
    case movie(Int)
    /// The keywords of a series. See https://developer.themoviedb.org/reference/tv-series-keywords.
    case series(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .movie(let id): "/movie/\(segment: id)/keywords"
        case .series(let id): "/tv/\(segment: id)/keywords"
        }
    }
}

/// The endpoint for the calls of ``TMDbKeywordsTarget``.
public typealias TMDbKeywordsEndpoint = VendorEndpoint<TMDbKeywordsTarget, TMDbKeywords, TMDbVendor>
