public import APICore
public import Foundation

/// The alternate orders of a show's episodes. https://www.tvmaze.com/api#show-alternate-list
public struct TVmazeAlternateListsEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAlternateListsTarget
    public typealias Model = TVmazeList<TVmazeAlternateList>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return alternate lists. https://www.tvmaze.com/api#show-alternate-list
public enum TVmazeAlternateListsTarget: HTTPTargetType {
    /// All alternate lists of a show, by its ID.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/alternatelists"
        }
    }
}
