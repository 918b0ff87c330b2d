public import APICore

/// The episodes of a series that were shown in cinemas.
public enum TMDbScreenedTheatricallyTarget: TMDbTarget {
    /// The episodes of a series. See https://developer.themoviedb.org/reference/tv-series-screened-theatrically.
    case series(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .series(let id): "/tv/\(segment: id)/screened_theatrically"
        }
    }
}

/// The endpoint for the calls of ``TMDbScreenedTheatricallyTarget``.
public typealias TMDbScreenedTheatricallyEndpoint = VendorEndpoint<
    TMDbScreenedTheatricallyTarget, TMDbPage<TMDbEpisodeSummary>, TMDbVendor
>
