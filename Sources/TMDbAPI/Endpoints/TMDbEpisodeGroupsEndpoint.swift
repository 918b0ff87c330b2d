public import APICore
public import Foundation

/// The alternative orders of a series' episodes.
public enum TMDbEpisodeGroupsTarget: HTTPTargetType {
    /// The orders of a series. See https://developer.themoviedb.org/reference/tv-series-episode-groups.
    case episodeGroups(series: Int)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .episodeGroups(let series): TMDbTelevision.series(series).path + "/episode_groups"
        }
    }
}

/// The endpoint for the calls of ``TMDbEpisodeGroupsTarget``.
public struct TMDbEpisodeGroupsEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbEpisodeGroupsTarget
    /// The model of the responses.
    public typealias Model = TMDbEpisodeGroups
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
