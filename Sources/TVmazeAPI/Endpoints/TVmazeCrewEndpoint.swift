public import APICore

/// The crew of a show or an episode. https://www.tvmaze.com/api#show-crew
public typealias TVmazeCrewEndpoint = VendorEndpoint<TVmazeCrewTarget, TVmazeList<TVmazeCrewMember>, TVmazeVendor>

/// The calls that return a crew. https://www.tvmaze.com/api#show-crew
public enum TVmazeCrewTarget: TVmazeTarget {
    /// The crew of a show, by its ID.
    case show(Int)
    /// The guest crew of an episode, by its ID.
    case episode(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/crew"
        case .episode(let id): "/episodes/\(segment: id)/guestcrew"
        }
    }
}
