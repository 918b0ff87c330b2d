public import APICore
public import Foundation

/// Who makes it. https://www.tvmaze.com/api#show-crew
public struct TVmazeCrewEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeCrewTarget
    public typealias Model = TVmazeList<TVmazeCrewMember>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with a crew. https://www.tvmaze.com/api#show-crew
public enum TVmazeCrewTarget: HTTPTargetType {
    /// The crew of the show with this number.
    case show(Int)
    /// The guests in the crew of the episode with this number.
    case episode(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/crew"
        case .episode(let id): "/episodes/\(segment: id)/guestcrew"
        }
    }
}
