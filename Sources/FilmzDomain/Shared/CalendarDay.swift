/// A day of the proleptic Gregorian calendar: a calendar value, never an instant, so it means the same day everywhere.
public struct CalendarDay: Hashable, Sendable {
    /// The valid years: from the first films to far enough ahead for announced ones.
    public static let years = 1870...2200

    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Returns nil when there is no such day, or its year is outside ``years``.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), let length = Self.days(inMonth: month, of: year), 1...length ~= day
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The number of days in a month; nil when `month` is not 1 to 12.
    public static func days(inMonth month: Int, of year: Int) -> Int? {
        switch month {
        case 1, 3, 5, 7, 8, 10, 12: 31
        case 4, 6, 9, 11: 30
        case 2:
            if year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) {
                29
            } else {
                28
            }
        default: nil
        }
    }

    /// The day before this one; nil for the first valid day.
    public var previous: CalendarDay? {
        if let earlier = CalendarDay(year: year, month: month, day: day - 1) { return earlier }
        let (year, month) = if month > 1 { (year, month - 1) } else { (year - 1, 12) }
        return CalendarDay(year: year, month: month, day: Self.days(inMonth: month, of: year) ?? 0)
    }

    /// The day after this one; nil for the last valid day.
    public var next: CalendarDay? {
        if let later = CalendarDay(year: year, month: month, day: day + 1) { return later }
        return CalendarDay(year: month < 12 ? year : year + 1, month: month % 12 + 1, day: 1)
    }

    /// The day this many days after this one, or the last valid day.
    public func after(days: Int) -> CalendarDay {
        (0..<days).reduce(self) { day, _ in day.next ?? day }
    }

    /// The last valid day.
    public static let last = CalendarDay(uncheckedYear: years.upperBound, month: 12, day: 31)

    /// The day of the week: 0 for Monday, 6 for Sunday.
    public var weekday: Int {
        // The number of days since a Monday, by the rule for leap years; the year begins in March.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) }
        return (365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day + 1) % 7
    }

    /// The day this many days before this one, or the first valid day.
    public func before(days: Int) -> CalendarDay {
        (0..<days).reduce(self) { day, _ in day.previous ?? day }
    }
}

extension CalendarDay: Comparable {
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDay: LosslessStringConvertible {
    /// Reads `2011-07-14`; returns nil for anything else.
    public init?(_ description: String) {
        var digits = DigitReader(description)
        guard let year = digits.number(4), digits.takes("-") == true, let month = digits.number(2),
            digits.takes("-") == true, let day = digits.number(2), digits.takes("-") == nil
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// `2011-07-14`.
    public var description: String {
        "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))"
    }
}

extension CalendarDay: TextCodable {}
