import FilmzDomain
import Foundation

/// A time zone in the form of a calendar: RFC 5545, 3.6.5.
///
/// Each of the two halves of a year is one recurring rule, because some programs refuse a zone with its whole history.
/// A zone whose changes follow no such rule is written with the changes of three years.
struct CalendarZone {
    let timeZone: TimeZone

    /// A change of the zone's clocks.
    private struct Change {
        var date: Date
        /// The date on the clock before the change.
        var year, month, day, weekday: Int
        var clock: String
        var before, after: Int

        init(_ date: Date, in timeZone: TimeZone) {
            self.date = date
            before = timeZone.secondsFromGMT(for: date - 1)
            after = timeZone.secondsFromGMT(for: date)
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = TimeZone(secondsFromGMT: before) ?? .gmt
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
            year = parts.year ?? 0
            month = parts.month ?? 0
            day = parts.day ?? 0
            weekday = parts.weekday ?? 1
            clock =
                CalendarZone.padded(parts.hour) + CalendarZone.padded(parts.minute) + CalendarZone.padded(parts.second)
        }

        /// The place among the month's days of the same weekday, from 1.
        var ordinal: Int { (day - 1) / 7 + 1 }

        var isLast: Bool { day + 7 > (CalendarDay.days(inMonth: month, of: year) ?? 31) }
    }

    /// The lines of the zone, for a calendar whose first event is at this time.
    func lines(from first: Date) -> [String] {
        let changes = changes(from: first)
        var lines = ["BEGIN:VTIMEZONE", "TZID:" + timeZone.identifier]
        if changes.isEmpty {
            let offset = timeZone.secondsFromGMT(for: first)
            lines += observance("STANDARD", start: "19700101T000000", rule: nil, before: offset, after: offset)
        }
        let halves = Dictionary(grouping: changes) { $0.after > $0.before }
        for (isSummer, changes) in halves.sorted(by: { $0.key && !$1.key }) {
            let name = if isSummer { "DAYLIGHT" } else { "STANDARD" }
            if let rule = Self.rule(changes), let change = changes.first {
                lines += observance(
                    name, start: Self.start(change), rule: rule, before: change.before, after: change.after)
            } else {
                for change in changes {
                    lines += observance(
                        name, start: Self.start(change), rule: nil, before: change.before, after: change.after)
                }
            }
        }
        return lines + ["END:VTIMEZONE"]
    }

    /// The changes from the year before to the year after.
    private func changes(from first: Date) -> [Change] {
        let year: TimeInterval = 366 * 86_400
        var date = first - year
        var changes: [Change] = []
        while let next = timeZone.nextDaylightSavingTimeTransition(after: date), next < first + 2 * year,
            next > date, changes.count < 12
        {
            changes.append(Change(next, in: timeZone))
            date = next
        }
        return changes
    }

    /// The recurrence rule, such as `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`; nil when the changes do not follow one.
    private static func rule(_ changes: [Change]) -> String? {
        guard changes.count > 1, let first = changes.first,
            changes.allSatisfy({
                ($0.month, $0.weekday, $0.clock, $0.before, $0.after)
                    == (first.month, first.weekday, first.clock, first.before, first.after)
            })
        else { return nil }
        let place: Int
        if changes.allSatisfy(\.isLast) {
            place = -1
        } else if changes.allSatisfy({ $0.ordinal == first.ordinal }) {
            place = first.ordinal
        } else {
            return nil
        }
        return "FREQ=YEARLY;BYMONTH=\(first.month);BYDAY=\(place)\(weekdays[first.weekday - 1])"
    }

    private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

    private static func start(_ change: Change) -> String {
        Digits.padded(change.year, to: 4) + padded(change.month) + padded(change.day) + "T" + change.clock
    }

    private static func padded(_ number: Int?) -> String { Digits.padded(number ?? 0, to: 2) }

    private func observance(_ name: String, start: String, rule: String?, before: Int, after: Int) -> [String] {
        ["BEGIN:" + name, "DTSTART:" + start] + [rule.map { "RRULE:" + $0 }].compactMap(\.self) + [
            "TZOFFSETFROM:" + Self.offset(before), "TZOFFSETTO:" + Self.offset(after), "END:" + name,
        ]
    }

    /// The offset from UTC, such as `+0100`.
    private static func offset(_ seconds: Int) -> String {
        let minutes = abs(seconds) / 60
        return (seconds < 0 ? "-" : "+") + padded(minutes / 60) + padded(minutes % 60)
    }

    /// The local time in the zone, such as `20261024T200000`.
    func local(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return Digits.padded(parts.year ?? 0, to: 4) + Self.padded(parts.month) + Self.padded(parts.day) + "T"
            + Self.padded(parts.hour) + Self.padded(parts.minute) + Self.padded(parts.second)
    }
}
