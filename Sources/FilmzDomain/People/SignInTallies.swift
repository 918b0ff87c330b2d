/// A rate limit against guessing: after a few wrong passwords every further attempt must wait, longer each time.
///
/// Attempts are counted by address, by name, and all together, against attackers with many addresses. From a browser in
/// which its person has signed in before, they are counted only by that browser, so that no stranger can make it wait.
public struct SignInTallies: Sendable {
    /// What attempts are counted by.
    public enum Source: Hashable, Sendable {
        /// An ``IPAddress/site``; nil when it is not known.
        case site(IPAddress?)
        /// A name as it is compared, whether or not anybody has it: otherwise the wait would tell who is here.
        case name(String)
        /// A browser in which this person has signed in before, by the hash of its token.
        case browser([UInt8], Person.ID)
        /// The PIN of this person, in a session of their home.
        case pin(Person.ID, Session.ID)
        case all
    }

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

    public private(set) var bySource: [Source: Tally]
    /// The end of the wait of which each visitor was told last, by the first source of their attempts.
    private var reportedEnds: [Source: Timestamp] = [:]

    /// The maximum number of sources whose attempts are counted.
    public static let limit = 2_000
    /// The number of seconds without another attempt after which a tally is forgotten.
    public static let lifetimeInSeconds: Int64 = 3_600

    public init(bySource: [Source: Tally] = [:]) {
        self.bySource = bySource
    }

    /// Counts an attempt as a failed one until ``succeeded(_:onlyThis:)`` removes it, so that simultaneous attempts count
    /// too.
    /// - Parameter sources: what it is counted by; the first one is told of a wait once
    public mutating func admit(_ sources: [Source], at now: Timestamp) -> SignInAdmission {
        var opensAt = now
        for source in sources {
            bySource[source] = Self.current(bySource[source], at: now)
            opensAt = max(opensAt, Self.nextAttempt(after: bySource[source], limits: source.limits, at: now))
        }
        guard opensAt <= now else {
            return .wait(
                seconds: Int((opensAt.milliseconds - now.milliseconds + 999) / 1000),
                isFirst: isFirstReport(of: opensAt, to: sources.first))
        }
        for source in sources {
            makeRoom(for: source)
            bySource[source] = Tally(attempts: (bySource[source]?.attempts ?? 0) + 1, last: now)
        }
        if let first = sources.first { reportedEnds[first] = nil }
        return .admitted
    }

    /// Removes an attempt, because the password was right, and with it the earlier ones from the same address and browser.
    /// - Parameter onlyThis: whether the earlier attempts from the address stay, because they may have been at another
    ///   person's password
    public mutating func succeeded(_ sources: [Source], onlyThis: Bool = false) {
        for source in sources {
            let staying = source.staysCounted(onlyThis: onlyThis) ? (bySource[source]?.attempts ?? 0) - 1 : 0
            if staying > 0 { bySource[source]?.attempts = staying } else { bySource[source] = nil }
        }
    }

    private mutating func isFirstReport(of end: Timestamp, to source: Source?) -> Bool {
        guard let source else { return false }
        if reportedEnds.count >= Self.limit, reportedEnds[source] == nil { reportedEnds = [:] }
        return reportedEnds.updateValue(end, forKey: source) != end
    }

    private mutating func makeRoom(for source: Source) {
        guard bySource.count >= Self.limit, bySource[source] == nil else { return }
        let oldest = bySource.filter { $0.key != .all }.min { $0.value.last < $1.value.last }
        if let oldest { bySource[oldest.key] = nil }
    }

    /// The current tally; nil when it is forgotten. A time in the future dates from before the clock was set back: it
    /// counts as now, so that the wait is neither longer nor shorter than for so many attempts.
    private static func current(_ tally: Tally?, at now: Timestamp) -> Tally? {
        guard let tally, now.milliseconds - tally.last.milliseconds < lifetimeInSeconds * 1000 else { return nil }
        return Tally(attempts: tally.attempts, last: min(tally.last, now))
    }

    /// The time of the next permitted attempt: now, or after a wait that doubles with each attempt.
    private static func nextAttempt(after tally: Tally?, limits: Source.Limits, at now: Timestamp) -> Timestamp {
        guard let tally, tally.attempts >= limits.freeAttempts else { return now }
        // Shifting further would overflow, and the wait is at its longest long before.
        let doublings = min(tally.attempts - limits.freeAttempts, 30)
        let seconds = min(1 << doublings, limits.longestWait)
        return Timestamp(milliseconds: tally.last.milliseconds + Int64(seconds) * 1000)
    }
}

extension SignInTallies.Source {
    fileprivate struct Limits {
        /// The number of attempts without a wait.
        var freeAttempts: Int
        /// The longest wait in seconds.
        var longestWait: Int
    }

    fileprivate var limits: Limits {
        switch self {
        case .site, .browser, .pin: Limits(freeAttempts: 5, longestWait: 900)
        // Waits that strangers can cause are short, because they could otherwise lock somebody out.
        case .name: Limits(freeAttempts: 10, longestWait: 30)
        case .all: Limits(freeAttempts: 20, longestWait: 30)
        }
    }

    /// Whether attempts before one with the right password still count.
    fileprivate func staysCounted(onlyThis: Bool) -> Bool {
        switch self {
        case .site: onlyThis
        case .browser, .pin: false
        case .name, .all: true
        }
    }
}

/// The decision on an attempt to sign in.
public enum SignInAdmission: Hashable, Sendable {
    case admitted
    /// - Parameter isFirst: whether this is the first refusal of this wait
    case wait(seconds: Int, isFirst: Bool)
}
