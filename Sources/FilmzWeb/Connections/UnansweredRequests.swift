import FilmzDomain
import NIOCore

/// How many requests of each address ended lately without their answer, because the client took them back or went away.
struct UnansweredRequests {
    private struct Period {
        let began: NIODeadline
        var count = 0
    }

    private let limit: Int
    private let length: TimeAmount
    private var periods: [IPAddress: Period] = [:]

    /// With more addresses at once, all are forgotten.
    static let addressLimit = 10_000

    /// - Parameters:
    ///   - limit: how many there may be from an address in each period
    ///   - length: of a period, which begins with the first of them
    init(limit: Int, in length: TimeAmount) {
        self.limit = limit
        self.length = length
    }

    /// Counts one more.
    /// - Returns: whether it is one too many
    mutating func add(from site: IPAddress, at now: NIODeadline = .now()) -> Bool {
        if let period = periods[site], now - period.began >= length { periods[site] = nil }
        if periods[site] == nil, periods.count >= Self.addressLimit { periods = [:] }
        periods[site, default: Period(began: now)].count += 1
        return (periods[site]?.count ?? 0) > limit
    }
}
