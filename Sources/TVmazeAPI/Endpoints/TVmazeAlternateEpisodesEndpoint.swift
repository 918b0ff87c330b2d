public import APICore
public import Foundation

/// The episodes in another order. https://www.tvmaze.com/api#alternate-episodes
public struct TVmazeAlternateEpisodesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAlternateEpisodesTarget
    public typealias Model = TVmazeList<TVmazeAlternateEpisode>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with episodes in another order. https://www.tvmaze.com/api#alternate-episodes
public enum TVmazeAlternateEpisodesTarget: HTTPTargetType {
    /// The episodes of the list with this number, each with the ordinary ones that it consists of.
    case list(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .list(let id): "/alternatelists/\(segment: id)/alternateepisodes"
        }
    }

    public var task: HTTPTask { .requestParams(["embed": "episodes"]) }
}
