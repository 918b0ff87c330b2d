public import FilmzDomain
public import Foundation

/// The time of something as a file states it.
public enum FactDate: Hashable, Sendable {
    case unknown
    /// A calendar date in the precision of the file, in the person's time zone.
    case on(WatchedOn)
    /// An instant. It is never midnight in UTC, which programs write for days.
    case at(Timestamp)

    /// The calendar date in a time zone.
    public func watchedOn(in zone: TimeZone) -> WatchedOn { watchedOn(on: Calendar(gregorianIn: zone)) }

    /// - Parameter calendar: a Gregorian calendar in the person's time zone
    func watchedOn(on calendar: Calendar) -> WatchedOn {
        switch self {
        case .unknown: return .unknown
        case .on(let date): return date
        case .at(let instant):
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: instant.date)
            guard let day = CalendarDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0) else {
                return .unknown
            }
            return .time(day, hour: parts.hour ?? 0, minute: parts.minute ?? 0)
        }
    }

    /// Noon on that day, which is the same day in nearly all time zones, or the instant, but no later than `last`;
    /// nil when the day is unknown.
    /// - Parameter calendar: a Gregorian calendar in the person's time zone
    func noon(on calendar: Calendar, atMost last: Timestamp) -> Timestamp? {
        switch self {
        case .unknown: return nil
        case .at(let time): return min(time, last)
        case .on(let date):
            guard let day = date.day else { return nil }
            let noon = DateComponents(year: day.year, month: day.month, day: day.day, hour: 12)
            return calendar.date(from: noon).map { min(Timestamp($0), last) }
        }
    }

    /// Whether this is the start of Unix time, which products write for an unknown date. West of Greenwich, that is
    /// the last day of 1969.
    var isStartOfTime: Bool {
        switch self {
        case .unknown: false
        case .on(let date):
            date.day.map {
                ($0.year, $0.month, $0.day) == (1970, 1, 1) || ($0.year, $0.month, $0.day) == (1969, 12, 31)
            } ?? false
        case .at(let instant): abs(instant.milliseconds) <= 24 * 3_600_000
        }
    }
}

extension Calendar {
    /// Makes a Gregorian calendar. Store it when computing many dates: making one takes longer than using it.
    init(gregorianIn zone: TimeZone) {
        self.init(identifier: .gregorian)
        timeZone = zone
    }
}
