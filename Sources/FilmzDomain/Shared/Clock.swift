public import Foundation

/// The current time and the time zone, the only external inputs of the rules.
public struct Clock: Sendable {
    /// The current instant.
    public var now: @Sendable () -> Timestamp
    /// The reader's time zone, which decides where days begin and end.
    public var timeZone: TimeZone

    public init(timeZone: TimeZone = .current, now: @escaping @Sendable () -> Timestamp = { Timestamp(Date()) }) {
        self.now = now
        self.timeZone = timeZone
    }

    /// The reader's calendar day.
    public var today: CalendarDay { day(of: now()) }

    /// The reader's calendar day at an instant.
    public func day(of instant: Timestamp) -> CalendarDay {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: instant.date)
        return CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0) ?? .epoch
    }

    /// The same clock in another time zone.
    public func at(_ zone: TimeZone) -> Clock { Clock(timeZone: zone, now: now) }

    /// The latest day that has begun anywhere. A later viewing is impossible, in any time zone.
    public var latestDay: CalendarDay { at(Self.earliestZone).today }

    /// Kiribati's Line Islands: the first place where a day begins, 14 hours ahead of UTC.
    private static let earliestZone = TimeZone(secondsFromGMT: 14 * 60 * 60) ?? .gmt
}

extension CalendarDay {
    /// 1970-01-01, for a machine whose clock shows a year outside ``years``.
    static let epoch = CalendarDay(uncheckedYear: 1970, month: 1, day: 1)

    init(uncheckedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}
