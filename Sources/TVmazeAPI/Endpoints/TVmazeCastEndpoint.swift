public import APICore
public import Foundation

/// The cast of a show or an episode. https://www.tvmaze.com/api#show-cast
public struct TVmazeCastEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeCastTarget
    public typealias Model = TVmazeList<TVmazeCastMember>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return a cast. https://www.tvmaze.com/api#show-cast
public enum TVmazeCastTarget: HTTPTargetType {
    /// The main cast of a show, by its ID, the most important first.
    case show(Int)
    /// The guest cast of an episode, by its ID.
    case episode(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/cast"
        case .episode(let id): "/episodes/\(segment: id)/guestcast"
        }
    }
}
