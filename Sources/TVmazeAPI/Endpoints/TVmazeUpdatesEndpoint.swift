public import APICore
public import Foundation

/// The shows that have changed. https://www.tvmaze.com/api#updates
public typealias TVmazeUpdatesEndpoint = VendorEndpoint<TVmazeUpdatesTarget, TVmazeUpdates, TVmazeVendor>

/// The calls that return the times of changes. https://www.tvmaze.com/api#updates
public enum TVmazeUpdatesTarget: TVmazeTarget {
    /// The shows that have changed in a period; nil for all shows.
    case shows(since: TVmazePeriod?)

    public var baseURL: URL { TVmazeVendor.baseURL }
    public var path: String { "/updates/shows" }
    public var task: HTTPTask {
        switch self {
        case .shows(let period): .requestParams(["since": period?.rawValue])
        }
    }
}

/// The period of changes to request. https://www.tvmaze.com/api#updates
public enum TVmazePeriod: String, Sendable, Hashable, CaseIterable {
    /// The last 24 hours.
    case day
    /// The last seven days.
    case week
    /// About the last thirty days.
    case month
}
