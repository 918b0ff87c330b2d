public import APICore

/// The episodes of a show in an alternate order. https://www.tvmaze.com/api#alternate-episodes
public typealias TVmazeAlternateEpisodesEndpoint = VendorEndpoint<
    TVmazeAlternateEpisodesTarget, TVmazeList<TVmazeAlternateEpisode>, TVmazeVendor
>

/// The calls that return episodes in an alternate order. https://www.tvmaze.com/api#alternate-episodes
public enum TVmazeAlternateEpisodesTarget: TVmazeTarget {
    /// The episodes of an alternate list, by its ID, each with the ordinary episodes that it consists of.
    case list(Int)

    public var path: String {
        switch self {
        case .list(let id): "/alternatelists/\(segment: id)/alternateepisodes"
        }
    }

    public var task: HTTPTask { .requestParams(["embed": "episodes"]) }
}
