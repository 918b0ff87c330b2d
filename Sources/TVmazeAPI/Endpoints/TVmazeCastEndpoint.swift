public import APICore

/// The cast of a show or an episode. https://www.tvmaze.com/api#show-cast
public typealias TVmazeCastEndpoint = VendorEndpoint<TVmazeCastTarget, TVmazeList<TVmazeCastMember>, TVmazeVendor>

/// The calls that return a cast. https://www.tvmaze.com/api#show-cast
public enum TVmazeCastTarget: TVmazeTarget {
    /// The main cast of a show, by its ID, the most important first.
    case show(Int)
    /// The guest cast of an episode, by its ID.
    case episode(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/cast"
        case .episode(let id): "/episodes/\(segment: id)/guestcast"
        }
    }
}
