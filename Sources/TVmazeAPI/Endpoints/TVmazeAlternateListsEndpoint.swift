public import APICore
public import Foundation

/// Other orders of a show's episodes. https://www.tvmaze.com/api#show-alternate-list
public struct TVmazeAlternateListsEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeAlternateListsTarget
    public typealias Model = TVmazeList<TVmazeAlternateList>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with lists of other orders. https://www.tvmaze.com/api#show-alternate-list
public enum TVmazeAlternateListsTarget: HTTPTargetType {
    /// All lists of the show with this number.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/alternatelists"
        }
    }
}
