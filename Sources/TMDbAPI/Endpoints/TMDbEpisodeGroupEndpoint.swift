public import APICore
public import Foundation

/// Another order of a series' episodes.
public enum TMDbEpisodeGroupTarget: HTTPTargetType {
    /// An order by its ID. See https://developer.themoviedb.org/reference/tv-episode-group-details.
    case episodeGroup(String, language: String? = nil)

    /// TMDb.
    public var baseURL: URL { TMDbVendor.baseURL }

    /// The path of the call.
    public var path: String {
        switch self {
        case .episodeGroup(let id, _): "/tv/episode_group/\(segment: id)"
        }
    }

    /// The language.
    public var task: HTTPTask {
        switch self {
        case .episodeGroup(_, let language): .requestParams(["language": language])
        }
    }
}

/// Makes the calls of ``TMDbEpisodeGroupTarget``.
public struct TMDbEpisodeGroupEndpoint: HTTPEndpoint {
    /// The calls.
    public typealias Target = TMDbEpisodeGroupTarget
    /// The answer.
    public typealias Model = TMDbEpisodeGroup
    /// TMDb.
    public typealias Vendor = TMDbVendor

    /// The endpoint, which has no state.
    public init() {}
}
