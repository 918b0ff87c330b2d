public import APICore

/// The certifications that each country uses.
public enum TMDbCertificationsTarget: TMDbTarget {
    /// The certifications of films. See https://developer.themoviedb.org/reference/certification-movie-list.
    case movies
    /// The certifications of series. See https://developer.themoviedb.org/reference/certifications-tv-list.
    case series

    /// The path of the call.
    public var path: String {
        switch self {
        case .movies: "/certification/movie/list"
        case .series: "/certification/tv/list"
        }
    }
}

/// The endpoint for the calls of ``TMDbCertificationsTarget``.
public typealias TMDbCertificationsEndpoint = VendorEndpoint<TMDbCertificationsTarget, TMDbCertifications, TMDbVendor>
