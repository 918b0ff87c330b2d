public import Foundation

/// The calls a key may make from midnight to midnight, UTC.
public actor DailyQuota {
    /// How many calls there are for a day.
    public nonisolated let limit: Int
    private let now: @Sendable () -> Date
    private var day: Int
    private var taken: Int

    /// A quota of which some of today's calls may already be used.
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

    /// Takes one call; false when none is left.
    func take() -> Bool {
        beginDay()
        guard taken < limit else { return false }
        taken += 1
        return true
    }

    /// When the clock is set back, no new day begins.
    private func beginDay() {
        let today = Self.day(of: now())
        if today > day {
            day = today
            taken = 0
        }
    }

    private static func day(of date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
