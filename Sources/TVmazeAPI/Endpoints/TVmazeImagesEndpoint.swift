public import APICore
public import Foundation

/// A show's pictures. https://www.tvmaze.com/api#show-images
public struct TVmazeImagesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeImagesTarget
    public typealias Model = TVmazeList<TVmazeImage>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with pictures. https://www.tvmaze.com/api#show-images
public enum TVmazeImagesTarget: HTTPTargetType {
    /// All pictures of the show with this number.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/images"
        }
    }
}
