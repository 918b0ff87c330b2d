public import APICore
public import Foundation

/// Who plays whom. https://www.tvmaze.com/api#show-cast
public struct TVmazeCastEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeCastTarget
    public typealias Model = TVmazeList<TVmazeCastMember>
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with a cast. https://www.tvmaze.com/api#show-cast
public enum TVmazeCastTarget: HTTPTargetType {
    /// The main cast of the show with this number, the most important first.
    case show(Int)
    /// The guests in the episode with this number.
    case episode(Int)

    public var baseURL: URL { TVmazeVendor.baseURL }

    public var path: String {
        switch self {
        case .show(let id): "/shows/\(segment: id)/cast"
        case .episode(let id): "/episodes/\(segment: id)/guestcast"
        }
    }
}
