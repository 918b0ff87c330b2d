/// A month and a day, without a year.
public struct MonthDay: Hashable, Sendable {
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Returns nil when no year has such a day.
    public init?(month: Int, day: Int) {
        guard let length = CalendarDay.days(inMonth: month, of: 2000), 1...length ~= day else { return nil }
        self.month = month
        self.day = day
    }

    fileprivate init(_ day: CalendarDay) {
        month = day.month
        self.day = day.day
    }
}

extension MonthDay: TextCodable {
    /// Reads `07-14`; returns nil for anything else.
    public init?(_ description: String) {
        var digits = DigitReader(description)
        guard let month = digits.number(2), digits.takes("-") == true, let day = digits.number(2),
            digits.takes("-") == nil
        else { return nil }
        self.init(month: month, day: day)
    }

    /// `07-14`.
    public var description: String { "\(Digits.padded(month, to: 2))-\(Digits.padded(day, to: 2))" }
}

extension CalendarDay {
    public var monthDay: MonthDay { MonthDay(self) }
}
