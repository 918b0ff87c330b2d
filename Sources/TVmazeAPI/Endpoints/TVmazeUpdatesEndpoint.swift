public import APICore
public import Foundation

/// Which shows have changed. https://www.tvmaze.com/api#updates
public struct TVmazeUpdatesEndpoint: HTTPEndpoint {
    public typealias Target = TVmazeUpdatesTarget
    public typealias Model = TVmazeUpdates
    public typealias Vendor = TVmazeVendor

    /// The endpoint.
    public init() {}
}

/// The calls that answer with moments of changes. https://www.tvmaze.com/api#updates
public enum TVmazeUpdatesTarget: HTTPTargetType {
    /// The shows that have changed in a period; nil for all shows there are.
    case shows(since: TVmazePeriod?)

    public var baseURL: URL { TVmazeVendor.baseURL }
    public var path: String { "/updates/shows" }
    public var task: HTTPTask {
        switch self {
        case .shows(let period): .requestParams(["since": period?.rawValue])
        }
    }
}

/// How far back changes are asked for. https://www.tvmaze.com/api#updates
public enum TVmazePeriod: String, Sendable, Hashable, CaseIterable {
    /// The last 24 hours.
    case day
    /// The last seven days.
    case week
    /// The last thirty days or so.
    case month
}
