public import APICore
public import Foundation

/// The titles of a show in other countries. https://www.tvmaze.com/api#show-aka
public struct TVmazeAkasEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAkasTarget
    public typealias Model = TVmazeList<TVmazeAka>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return titles. https://www.tvmaze.com/api#show-aka
public enum TVmazeAkasTarget: HTTPTargetType {
    /// The other titles of a show, by its ID.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/akas"
        }
    }
}
