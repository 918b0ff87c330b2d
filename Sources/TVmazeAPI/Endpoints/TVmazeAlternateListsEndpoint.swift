public import APICore

/// The alternate orders of a show's episodes. https://www.tvmaze.com/api#show-alternate-list
public typealias TVmazeAlternateListsEndpoint = VendorEndpoint<
    TVmazeAlternateListsTarget, TVmazeList<TVmazeAlternateList>, TVmazeVendor
>

/// The calls that return alternate lists. https://www.tvmaze.com/api#show-alternate-list
public enum TVmazeAlternateListsTarget: TVmazeTarget {
    /// All alternate lists of a show, by its ID.
    case show(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/alternatelists"
        }
    }
}
