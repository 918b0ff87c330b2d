public import APICore

/// The IDs of a film, a series, a season, an episode or a person on other sites.
public enum TMDbExternalIDsTarget: TMDbTarget {
    /// The IDs of a film. See https://developer.themoviedb.org/reference/movie-external-ids.
    case externalIDs(movie: Int)
    /// The IDs of a series, a season or an episode. See
    /// https://developer.themoviedb.org/reference/tv-series-external-ids.
    case televisionExternalIDs(of: TMDbTelevision)
    /// The IDs of a person. See https://developer.themoviedb.org/reference/person-external-ids.
    case personExternalIDs(Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .externalIDs(let movie): "/movie/\(segment: movie)/external_ids"
        case .televisionExternalIDs(let subject): subject.path + "/external_ids"
        case .personExternalIDs(let person): "/person/\(segment: person)/external_ids"
        }
    }
}

/// The endpoint for the calls of ``TMDbExternalIDsTarget``.
public typealias TMDbExternalIDsEndpoint = VendorEndpoint<TMDbExternalIDsTarget, TMDbExternalIDs, TMDbVendor>
