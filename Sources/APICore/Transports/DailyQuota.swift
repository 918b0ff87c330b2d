public import Foundation

/// The calls a key may make from midnight to midnight, UTC.
public actor DailyQuota {
    /// How many calls a day has.
    public nonisolated let limit: Int
    private let now: @Sendable () -> Date
    private var day: Int
    private var taken: Int

    /// A quota of which some of today's calls may be gone already.
    public init(limit: Int, taken: Int = 0, now: @escaping @Sendable () -> Date = { Date() }) {
        self.limit = limit
        self.now = now
        self.taken = taken
        self.day = Self.day(of: now())
    }

    /// How many calls are left today.
    public var remaining: Int {
        beginDay()
        return max(0, limit - taken)
    }

    /// Takes one call. False: there is none left.
    func take() -> Bool {
        beginDay()
        guard taken < limit else { return false }
        taken += 1
        return true
    }

    /// A clock that is set back begins no new day.
    private func beginDay() {
        let today = Self.day(of: now())
        if today > day {
            day = today
            taken = 0
        }
    }

    private static func day(of date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
