public import APICore

/// The age ratings of a series.
public enum TMDbContentRatingsTarget: TMDbTarget {
    /// The age ratings of a series in all countries. See
    /// https://developer.themoviedb.org/reference/tv-series-content-ratings.
    case contentRatings(series: Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .contentRatings(let series): TMDbTelevision.series(series).path + "/content_ratings"
        }
    }
}

/// The endpoint for the calls of ``TMDbContentRatingsTarget``.
public typealias TMDbContentRatingsEndpoint = VendorEndpoint<TMDbContentRatingsTarget, TMDbContentRatings, TMDbVendor>
