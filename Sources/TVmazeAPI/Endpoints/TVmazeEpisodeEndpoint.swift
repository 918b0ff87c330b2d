public import APICore
public import Foundation

/// One episode. https://www.tvmaze.com/api#episode-main-information
public struct TVmazeEpisodeEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeEpisodeTarget
    public typealias Model = TVmazeEpisode
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with one episode. https://www.tvmaze.com/api#episode-by-number
public enum TVmazeEpisodeTarget: HTTPTargetType {
    /// The episode with TVmaze's number.
    case episode(Int)
    /// The episode with a number within a season. A special has none, and is never found so.
    case number(Int, season: Int, ofShow: Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

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
