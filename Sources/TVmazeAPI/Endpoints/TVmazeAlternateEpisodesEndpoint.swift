public import APICore
public import Foundation

/// The episodes of a show in an alternate order. https://www.tvmaze.com/api#alternate-episodes
public struct TVmazeAlternateEpisodesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAlternateEpisodesTarget
    public typealias Model = TVmazeList<TVmazeAlternateEpisode>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return episodes in an alternate order. https://www.tvmaze.com/api#alternate-episodes
public enum TVmazeAlternateEpisodesTarget: HTTPTargetType {
    /// The episodes of an alternate list, by its ID, each with the ordinary episodes that it consists of.
    case list(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .list(let id): "/alternatelists/\(segment: id)/alternateepisodes"
        }
    }

    public var task: HTTPTask { .requestParams(["embed": "episodes"]) }
}
