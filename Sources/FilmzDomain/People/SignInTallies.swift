/// A rate limit against guessing: after a few wrong passwords every further attempt must wait, longer each time.
/// Attempts are counted for each address, and all together against attackers with many addresses.
public struct SignInTallies: Sendable {
    /// A number of attempts that count as failed.
    public struct Tally: Hashable, Sendable {
        public var attempts: Int
        /// The time of the last attempt.
        public var last: Timestamp

        public init(attempts: Int, last: Timestamp) {
            self.attempts = attempts
            self.last = last
        }
    }

    /// The tallies by ``IPAddress/site``; nil counts attempts without a known address.
    public private(set) var bySite: [IPAddress?: Tally]
    /// The tally of all attempts together.
    public private(set) var total: Tally?
    /// The end of the wait of which each address was told last.
    private var reportedEnds: [IPAddress?: Timestamp] = [:]

    /// The maximum number of addresses whose attempts are counted.
    public static let siteLimit = 1_000
    /// The number of seconds without another attempt after which a tally is forgotten.
    public static let lifetimeInSeconds: Int64 = 3_600

    private struct Limits {
        /// The number of attempts without a wait.
        var freeAttempts: Int
        /// The longest wait in seconds.
        var longestWait: Int
    }

    private static let limitsOfSite = Limits(freeAttempts: 5, longestWait: 900)
    /// The wait that everybody shares is short, because strangers could otherwise lock the owner out.
    private static let limitsInTotal = Limits(freeAttempts: 20, longestWait: 30)

    public init(bySite: [IPAddress?: Tally] = [:], total: Tally? = nil) {
        self.bySite = bySite
        self.total = total
    }

    /// Counts an attempt as a failed one until ``succeeded(_:)`` removes it, so that simultaneous attempts count too.
    public mutating func admit(_ address: IPAddress?, at now: Timestamp) -> SignInAdmission {
        let site = address?.site
        bySite[site] = Self.current(bySite[site], at: now)
        total = Self.current(total, at: now)
        let opensAt = max(
            Self.nextAttempt(after: bySite[site], limits: Self.limitsOfSite, at: now),
            Self.nextAttempt(after: total, limits: Self.limitsInTotal, at: now))
        guard opensAt <= now else {
            if reportedEnds.count >= Self.siteLimit, reportedEnds[site] == nil { reportedEnds = [:] }
            let isFirst = reportedEnds.updateValue(opensAt, forKey: site) != opensAt
            let wait = opensAt.milliseconds - now.milliseconds
            let roundedUp = (wait + 999) / 1000
            return .wait(seconds: Int(roundedUp), isFirst: isFirst)
        }
        if bySite.count >= Self.siteLimit, bySite[site] == nil,
            let oldest = bySite.min(by: { $0.value.last < $1.value.last })
        {
            bySite[oldest.key] = nil
        }
        bySite[site] = Tally(attempts: (bySite[site]?.attempts ?? 0) + 1, last: now)
        total = Tally(attempts: (total?.attempts ?? 0) + 1, last: now)
        reportedEnds[site] = nil
        return .admitted
    }

    /// Removes the attempts from an address.
    /// - Parameter onlyThis: whether the earlier attempts stay, because they may have been at another person's password
    public mutating func succeeded(_ address: IPAddress?, onlyThis: Bool = false) {
        let earlier = if onlyThis { (bySite[address?.site]?.attempts ?? 0) - 1 } else { 0 }
        if earlier > 0 { bySite[address?.site]?.attempts = earlier } else { bySite[address?.site] = nil }
        if let attempts = total?.attempts { total?.attempts = max(0, attempts - 1) }
    }

    /// The current tally; nil when it is forgotten. A time in the future dates from before the clock was set back: it
    /// counts as now, so that the wait is neither longer nor shorter than for so many attempts.
    private static func current(_ tally: Tally?, at now: Timestamp) -> Tally? {
        guard let tally, now.milliseconds - tally.last.milliseconds < lifetimeInSeconds * 1000 else { return nil }
        return Tally(attempts: tally.attempts, last: min(tally.last, now))
    }

    /// The time of the next permitted attempt: now, or after a wait that doubles with each attempt.
    private static func nextAttempt(after tally: Tally?, limits: Limits, at now: Timestamp) -> Timestamp {
        guard let tally, tally.attempts >= limits.freeAttempts else { return now }
        // Shifting further would overflow, and the wait is at its longest long before.
        let doublings = min(tally.attempts - limits.freeAttempts, 30)
        let seconds = min(1 << doublings, limits.longestWait)
        return Timestamp(milliseconds: tally.last.milliseconds + Int64(seconds) * 1000)
    }
}

/// The decision on an attempt to sign in.
public enum SignInAdmission: Hashable, Sendable {
    case admitted
    /// - Parameter isFirst: whether this is the first refusal of this wait
    case wait(seconds: Int, isFirst: Bool)
}
