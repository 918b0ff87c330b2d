public import APICore

/// The titles of a show in other countries. https://www.tvmaze.com/api#show-aka
public typealias TVmazeAkasEndpoint = VendorEndpoint<TVmazeAkasTarget, TVmazeList<TVmazeAka>, TVmazeVendor>

/// The calls that return titles. https://www.tvmaze.com/api#show-aka
public enum TVmazeAkasTarget: TVmazeTarget {
    /// The other titles of a show, by its ID.
    case show(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/akas"
        }
    }
}
