public import APICore
public import Foundation

/// The other orders of a series' episodes.
public enum TMDbEpisodeGroupsTarget: HTTPTargetType {
    /// Those that a series has. See https://developer.themoviedb.org/reference/tv-series-episode-groups.
    case episodeGroups(series: Int)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .episodeGroups(let series): TMDbTelevision.series(series).path + "/episode_groups"
        }
    }
}

/// Makes the calls of ``TMDbEpisodeGroupsTarget``.
public struct TMDbEpisodeGroupsEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbEpisodeGroupsTarget
    /// The answer.
    public typealias Model = TMDbEpisodeGroups
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
