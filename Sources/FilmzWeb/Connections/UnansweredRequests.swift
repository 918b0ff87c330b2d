import FilmzDomain
import NIOCore

/// The number of each address's recent requests that ended without their answer, because the client cancelled them or
/// disconnected.
struct UnansweredRequests {
    private struct Period {
        let began: NIODeadline
        var count = 0
    }

    private let limit: Int
    private let length: TimeAmount
    private var periods: [IPAddress: Period] = [:]

    /// The maximum number of addresses. When there are more, all counts are dropped.
    static let addressLimit = 10_000

    /// - Parameters:
    ///   - limit: the maximum number of requests from an address in each period
    ///   - length: the length of a period, which begins with the first of its requests
    init(limit: Int, in length: TimeAmount) {
        self.limit = limit
        self.length = length
    }

    /// Counts one more request.
    /// - Returns: whether the limit is exceeded
    mutating func add(from site: IPAddress, at now: NIODeadline = .now()) -> Bool {
        if let period = periods[site], now - period.began >= length { periods[site] = nil }
        if periods[site] == nil, periods.count >= Self.addressLimit { periods = [:] }
        periods[site, default: Period(began: now)].count += 1
        return (periods[site]?.count ?? 0) > limit
    }
}
