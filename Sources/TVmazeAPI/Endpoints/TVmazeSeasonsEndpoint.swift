public import APICore
public import Foundation

/// The seasons of a show. https://www.tvmaze.com/api#show-seasons
public struct TVmazeSeasonsEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeSeasonsTarget
    public typealias Model = TVmazeList<TVmazeSeason>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return seasons. https://www.tvmaze.com/api#show-seasons
public enum TVmazeSeasonsTarget: HTTPTargetType {
    /// All seasons of a show, by its ID, in order.
    case show(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/seasons"
        }
    }
}
