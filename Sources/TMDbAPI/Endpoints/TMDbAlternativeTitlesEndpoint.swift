public import APICore

/// Titles of a film or a series in other countries.
public enum TMDbAlternativeTitlesTarget: TMDbTarget {
    /// The titles of a series. See https://developer.themoviedb.org/reference/tv-series-alternative-titles.
    case alternativeTitles(series: Int)
    /// The titles of a film. See https://developer.themoviedb.org/reference/movie-alternative-titles.
    case movieTitles(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .alternativeTitles(let series): TMDbTelevision.series(series).path + "/alternative_titles"
        case .movieTitles(let movie): "/movie/\(segment: movie)/alternative_titles"
        }
    }
}

/// The endpoint for the calls of ``TMDbAlternativeTitlesTarget``.
public typealias TMDbAlternativeTitlesEndpoint = VendorEndpoint<
    TMDbAlternativeTitlesTarget, TMDbAlternativeTitles, TMDbVendor
>
