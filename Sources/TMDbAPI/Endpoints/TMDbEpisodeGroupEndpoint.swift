public import APICore

/// An alternative order of a series' episodes.
public enum TMDbEpisodeGroupTarget: TMDbTarget {
    /// An order by its ID. See https://developer.themoviedb.org/reference/tv-episode-group-details.
    case episodeGroup(String, language: String? = nil)

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
public typealias TMDbEpisodeGroupEndpoint = VendorEndpoint<TMDbEpisodeGroupTarget, TMDbEpisodeGroup, TMDbVendor>
