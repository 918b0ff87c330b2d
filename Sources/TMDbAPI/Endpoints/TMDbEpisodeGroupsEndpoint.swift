public import APICore

/// The alternative orders of a series' episodes.
public enum TMDbEpisodeGroupsTarget: TMDbTarget {
    /// The orders of a series. See https://developer.themoviedb.org/reference/tv-series-episode-groups.
    case episodeGroups(series: Int)

    /// The path of the call.
    public var path: String {
        switch self {
        case .episodeGroups(let series): TMDbTelevision.series(series).path + "/episode_groups"
        }
    }
}

/// The endpoint for the calls of ``TMDbEpisodeGroupsTarget``.
public typealias TMDbEpisodeGroupsEndpoint = VendorEndpoint<TMDbEpisodeGroupsTarget, TMDbEpisodeGroups, TMDbVendor>
