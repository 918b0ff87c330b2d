public import APICore

/// The releases of a film.
public enum TMDbReleaseDatesTarget: TMDbTarget {
    /// The releases of a film in all countries. See https://developer.themoviedb.org/reference/movie-release-dates.
    case releaseDates(movie: Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .releaseDates(let movie): "/movie/\(segment: movie)/release_dates"
        }
    }
}

/// The endpoint for the calls of ``TMDbReleaseDatesTarget``.
public typealias TMDbReleaseDatesEndpoint = VendorEndpoint<TMDbReleaseDatesTarget, TMDbReleaseDates, TMDbVendor>
