public import Foundation

/// The number of calls that a key may make between midnight and midnight, UTC.
public actor DailyQuota {
    /// The number of calls allowed a day.
    public nonisolated let limit: Int
    private let now: @Sendable () -> Date
    private var day: Int
    private var taken: Int

    /// A quota; `taken` calls of today are already used.
    public init(limit: Int, taken: Int = 0, now: @escaping @Sendable () -> Date = { Date() }) {
        self.limit = limit
        self.now = now
        self.taken = taken
        self.day = Self.day(of: now())
    }

    /// The number of calls left today.
    public var remaining: Int {
        beginDay()
        return max(0, limit - taken)
    }

    /// Uses one call of the quota; false if none is left.
    func take() -> Bool {
        beginDay()
        guard taken < limit else { return false }
        taken += 1
        return true
    }

    /// Resets the quota on a new day, though not when the clock was set back.
    private func beginDay() {
        let today = Self.day(of: now())
        if today > day {
            day = today
            taken = 0
        }
    }

    private static func day(of date: Date) -> Int { Int((date.timeIntervalSince1970 / 86_400).rounded(.down)) }
}
