public import APICore
public import Foundation

/// The crew of a show or an episode. https://www.tvmaze.com/api#show-crew
public struct TVmazeCrewEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeCrewTarget
    public typealias Model = TVmazeList<TVmazeCrewMember>
    public typealias Vendor = TVmazeVendor

    /// Creates the endpoint.
    public init() {}
}

/// The calls that return a crew. https://www.tvmaze.com/api#show-crew
public enum TVmazeCrewTarget: HTTPTargetType {
    /// The crew of a show, by its ID.
    case show(Int)
    /// The guest crew of an episode, by its ID.
    case episode(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/crew"
        case .episode(let id): "/episodes/\(segment: id)/guestcrew"
        }
    }
}
