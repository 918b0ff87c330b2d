public import FilmzDomain
public import Foundation

/// When something was, as a file says it.
public enum FactDate: Hashable, Sendable {
    case unknown
    /// A date of a calendar, as exact as it was written, wherever the person was.
    case on(WatchedOn)
    /// An instant. Never midnight of UTC, with which programs write days.
    case at(Timestamp)

    /// The date on the calendar of somebody who was in this zone.
    public func watchedOn(in zone: TimeZone) -> WatchedOn { watchedOn(on: Calendar(gregorianIn: zone)) }

    /// - Parameter calendar: of Gregory, where the person was
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

    /// Noon of that day, which is that day nearly everywhere, or the instant, but nothing later than `last`; nil when the
    /// day is not known.
    /// - Parameter calendar: of Gregory, where the person was
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

    /// Whether it is the beginning of the time of computers, with which products say that they know no date. West of
    /// Greenwich that is the last day of 1969.
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
    /// To be kept where many dates are reckoned: making one takes longer than using it.
    init(gregorianIn zone: TimeZone) {
        self.init(identifier: .gregorian)
        timeZone = zone
    }
}
