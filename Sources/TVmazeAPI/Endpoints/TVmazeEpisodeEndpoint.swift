public import APICore

/// An episode by its ID or number. https://www.tvmaze.com/api#episode-main-information
public typealias TVmazeEpisodeEndpoint = VendorEndpoint<TVmazeEpisodeTarget, TVmazeEpisode, TVmazeVendor>

/// The calls that return an episode. https://www.tvmaze.com/api#episode-by-number
public enum TVmazeEpisodeTarget: TVmazeTarget {
    /// The episode with an ID.
    case episode(Int)
    /// The episode with a number within a season. Specials have none, so they are not found.
    case number(Int, season: Int, ofShow: Int)

    public var path: String {
        switch self {
        case .episode(let id): "/episodes/\(segment: id)"
        case .number(_, _, let id): "/shows/\(segment: id)/episodebynumber"
        }
    }

    public var task: HTTPTask {
        switch self {
        case .episode: .requestPlain
        case .number(let number, let season, _): .requestParams(["season": season, "number": number])
        }
    }
}
