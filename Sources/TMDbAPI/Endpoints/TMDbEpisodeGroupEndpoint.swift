public import APICore
public import Foundation

/// An alternative order of a series' episodes.
public enum TMDbEpisodeGroupTarget: HTTPTargetType {
    /// An order by its ID. See https://developer.themoviedb.org/reference/tv-episode-group-details.
    case episodeGroup(String, language: String? = nil)

    /// The base address of TMDb's API.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .episodeGroup(let id, _): "/tv/episode_group/\(segment: id)"
        }
    }

    /// The language as a query parameter.
    public var task: HTTPTask {
        switch self {
        case .episodeGroup(_, let language): .requestParams(["language": language])
        }
    }
}

/// The endpoint for the calls of ``TMDbEpisodeGroupTarget``.
public struct TMDbEpisodeGroupEndpoint: HTTPEndpoint {
    /// The type of the calls.
    public typealias Target = TMDbEpisodeGroupTarget
    /// The model of the responses.
    public typealias Model = TMDbEpisodeGroup
    /// TMDb's conventions for errors and JSON.
    public typealias Vendor = TMDbVendor

    /// Creates the endpoint, which has no state.
    public init() {}
}
