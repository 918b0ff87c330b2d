public import APICore

/// The seasons of a show. https://www.tvmaze.com/api#show-seasons
public typealias TVmazeSeasonsEndpoint = VendorEndpoint<TVmazeSeasonsTarget, TVmazeList<TVmazeSeason>, TVmazeVendor>

/// The calls that return seasons. https://www.tvmaze.com/api#show-seasons
public enum TVmazeSeasonsTarget: TVmazeTarget {
    /// All seasons of a show, by its ID, in order.
    case show(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/seasons"
        }
    }
}
