public import APICore

/// The pictures of a show. https://www.tvmaze.com/api#show-images
public typealias TVmazeImagesEndpoint = VendorEndpoint<TVmazeImagesTarget, TVmazeList<TVmazeImage>, TVmazeVendor>

/// The calls that return pictures. https://www.tvmaze.com/api#show-images
public enum TVmazeImagesTarget: TVmazeTarget {
    /// All pictures of a show, by its ID.
    case show(Int)

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/images"
        }
    }
}
