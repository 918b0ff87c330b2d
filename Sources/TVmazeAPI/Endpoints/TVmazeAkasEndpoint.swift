public import APICore
public import Foundation

/// A show's titles in other countries. https://www.tvmaze.com/api#show-aka
public struct TVmazeAkasEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAkasTarget
    public typealias Model = TVmazeList<TVmazeAka>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with titles. https://www.tvmaze.com/api#show-aka
public enum TVmazeAkasTarget: HTTPTargetType {
    /// The other titles of the show with this number.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/akas"
        }
    }
}
