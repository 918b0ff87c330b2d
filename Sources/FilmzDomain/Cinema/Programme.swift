/// The showings of a theatre, as its source listed them last.
public struct Programme: Hashable, Sendable {
    public var showtimes: [Showtime]
    public var fetchedAt: Timestamp
    /// The number of showings that could not be read or were left out.
    public var omittedCount: Int

    public init(showtimes: [Showtime], fetchedAt: Timestamp, omittedCount: Int = 0) {
        self.showtimes = showtimes
        self.fetchedAt = fetchedAt
        self.omittedCount = omittedCount
    }

    /// The minimum time between two requests by persons, in milliseconds.
    static let pause: Int64 = 15 * 60 * 1_000
}

/// The days on which a theatre shows a film, as far as they are known.
public struct ProgrammeRun: Hashable, Sendable {
    /// The film; nil while none is known by the title.
    public var film: Film.ID?
    /// The folded title.
    public var title: String
    public var days: Set<CalendarDay>

    public init(film: Film.ID?, title: String, days: Set<CalendarDay>) {
        self.film = film
        self.title = title
        self.days = days
    }
}

/// The state of a theatre's programme.
public struct ProgrammeState: Hashable, Sendable, Encodable {
    /// The time at which it was last read; nil when it never was.
    public var fetchedAt: Timestamp?
    public var omittedCount: Int
    /// The outcomes of the entries with showings to come, and of those that were left out; nil when it was never read.
    public var entries: OutcomeCounts?
    /// The last day with known showings.
    public var lastDay: CalendarDay?
    /// The reason why it could not be read the last time; nil when it could.
    public var problem: ProgrammeProblem?
    /// The time of that failure.
    public var failedAt: Timestamp?

    public init(
        fetchedAt: Timestamp? = nil, omittedCount: Int = 0, entries: OutcomeCounts? = nil, lastDay: CalendarDay? = nil,
        problem: ProgrammeProblem? = nil, failedAt: Timestamp? = nil
    ) {
        self.entries = entries
        self.fetchedAt = fetchedAt
        self.omittedCount = omittedCount
        self.lastDay = lastDay
        self.problem = problem
        self.failedAt = failedAt
    }

    /// Whether it should be refreshed automatically.
    public func isStale(_ source: Theatre.Source, at now: Timestamp) -> Bool {
        isOlder(than: source.lifetime, at: now) && !failedWithin(Programme.pause, at: now)
    }

    /// Whether a person may refresh it.
    public func mayBeAsked(at now: Timestamp) -> Bool {
        isOlder(than: Programme.pause, at: now) && !failedWithin(Programme.pause, at: now)
    }

    private func isOlder(than milliseconds: Int64, at now: Timestamp) -> Bool {
        fetchedAt.map { now.milliseconds - $0.milliseconds >= milliseconds } ?? true
    }

    private func failedWithin(_ milliseconds: Int64, at now: Timestamp) -> Bool {
        failedAt.map { now.milliseconds - $0.milliseconds < milliseconds } ?? false
    }
}

extension Theatre.Source {
    /// The time for which a programme counts as fresh, in milliseconds. AMC's answers are to be used for hours; a site
    /// is read once a day.
    fileprivate var lifetime: Int64 {
        switch self {
        case .amc: 6 * 60 * 60 * 1_000
        case .page: 24 * 60 * 60 * 1_000
        }
    }
}
