import FilmzDomain
import Foundation

/// Dates in the formats of HTTP and the services, always in English and in UTC.
enum DateText {
    /// The date in HTTP's format: `Sat, 21 Nov 2026 10:00:00 GMT`.
    static func http(_ date: Date) -> String {
        let (day, seconds) = parts(date)
        let weekday = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][day.weekday]
        return "\(weekday), \(padded(day.day)) \(months[day.month - 1]) \(day.year) \(clock(seconds)) GMT"
    }

    /// The date by ISO 8601: `2026-11-21T10:00:00Z`.
    static func iso(_ date: Date) -> String {
        let (day, seconds) = parts(date)
        return "\(day)T\(clock(seconds))Z"
    }

    /// The day in short form: `09 Jul 2010`.
    static func short(_ day: CalendarDay) -> String {
        "\(padded(day.day)) \(months[day.month - 1]) \(day.year)"
    }

    /// The day in long form: `July 9, 2010`.
    static func long(_ day: CalendarDay) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(names[day.month - 1]) \(day.day), \(day.year)"
    }

    /// The time of day: `10:00:00`.
    static func clock(_ seconds: Int) -> String {
        "\(padded(seconds / 3_600)):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func parts(_ date: Date) -> (CalendarDay, Int) {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down))
        return (CalendarDay(at: date), seconds - CalendarDay(at: date).number * 86_400)
    }

    private static func padded(_ number: Int) -> String {
        if number < 10 { "0\(number)" } else { "\(number)" }
    }
}
