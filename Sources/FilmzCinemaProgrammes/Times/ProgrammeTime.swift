/// A day in the calendar of a cinema, with the time of day in its time zone if known.
public struct ProgrammeTime: Hashable, Sendable {
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 to 31.
    public let day: Int
    /// The minutes since midnight on the clock; nil when only the day is known.
    public let minuteOfDay: Int?

    /// The hour, from 0 to 23; nil when only the day is known.
    public var hour: Int? { minuteOfDay.map { $0 / 60 } }
    /// The minute, from 0 to 59; nil when only the day is known.
    public var minute: Int? { minuteOfDay.map { $0 % 60 } }

    /// Nil when there is no such day or time, or the year is outside 1900 to 2200.
    public init?(year: Int, month: Int, day: Int, hour: Int? = nil, minute: Int? = nil) {
        guard 1900...2200 ~= year, 1...12 ~= month, 1...Self.length(of: month, year: year) ~= day else { return nil }
        self.year = year
        self.month = month
        self.day = day
        guard let hour else {
            minuteOfDay = nil
            return
        }
        let minute = minute ?? 0
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        minuteOfDay = 60 * hour + minute
    }

    /// - Parameter dayNumber: days since 1 January 1970
    init?(dayNumber: Int, minuteOfDay: Int?) {
        guard -30_000...90_000 ~= dayNumber else { return nil }
        // The calendar repeats every 400 years. Here years begin in March, so that the leap day is the last.
        let days = dayNumber + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + 400 * era + (month >= 10 ? 1 : 0)
        self.init(
            year: year, month: month < 10 ? month + 3 : month - 9, day: dayOfYear - (153 * month + 2) / 5 + 1,
            hour: minuteOfDay.map { $0 / 60 }, minute: minuteOfDay.map { $0 % 60 })
    }

    /// The number of days since 1 January 1970.
    var dayNumber: Int {
        let year = if month > 2 { year } else { year - 1 }
        let month = if month > 2 { month - 3 } else { month + 9 }
        let yearOfEra = year % 400
        let dayOfYear = (153 * month + 2) / 5 + day - 1
        return year / 400 * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The same day without its time.
    var dayOnly: ProgrammeTime { ProgrammeTime(self) }

    private init(_ time: ProgrammeTime) {
        year = time.year
        month = time.month
        day = time.day
        minuteOfDay = nil
    }

    static func length(of month: Int, year: Int) -> Int {
        switch month {
        case 2:
            if year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) {
                29
            } else {
                28
            }
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension ProgrammeTime: Comparable {
    /// Orders times; a day without a time comes before the times on it.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day, left.minuteOfDay ?? -1)
            < (right.year, right.month, right.day, right.minuteOfDay ?? -1)
    }
}

extension ProgrammeTime: CustomStringConvertible {
    /// `2026-10-24T20:00`, or `2026-10-24`.
    public var description: String {
        func padded(_ number: Int) -> String { if number < 10 { "0\(number)" } else { "\(number)" } }
        let date = "\(year)-\(padded(month))-\(padded(day))"
        guard let hour, let minute else { return date }
        return "\(date)T\(padded(hour)):\(padded(minute))"
    }
}
