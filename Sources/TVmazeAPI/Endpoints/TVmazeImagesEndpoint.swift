public import APICore
public import Foundation

/// The pictures of a show. https://www.tvmaze.com/api#show-images
public struct TVmazeImagesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeImagesTarget
    public typealias Model = TVmazeList<TVmazeImage>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return pictures. https://www.tvmaze.com/api#show-images
public enum TVmazeImagesTarget: HTTPTargetType {
    /// All pictures of a show, by its ID.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/images"
        }
    }
}
