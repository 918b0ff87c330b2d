/// The time at which a film was watched, as exactly as the person remembers: a calendar value, never an instant.
public enum WatchedOn: Hashable, Sendable {
    case unknown
    case year(Int)
    /// The month, 1 to 12.
    case month(year: Int, month: Int)
    case day(CalendarDay)
    /// The hour, 0 to 23, and the minute, 0 to 59, in local time.
    case time(CalendarDay, hour: Int, minute: Int)

    /// The year; nil when unknown.
    public var year: Int? {
        switch self {
        case .unknown: nil
        case .year(let year), .month(let year, _): year
        case .day(let day), .time(let day, _, _): day.year
        }
    }

    /// The day; nil when the time is less exact than a day.
    public var day: CalendarDay? {
        switch self {
        case .day(let day), .time(let day, _, _): day
        case .unknown, .year, .month: nil
        }
    }

    /// Whether the year, month or day begins after this day.
    func isAfter(_ today: CalendarDay) -> Bool {
        switch self {
        case .unknown: false
        case .year(let year): year > today.year
        case .month(let year, let month): (year, month) > (today.year, today.month)
        case .day(let day), .time(let day, _, _): day > today
        }
    }
}

extension WatchedOn: TextCodable {
    /// Reads `2011`, `2011-07`, `2011-07-14`, `2011-07-14T20:15` and, for ``unknown``, the empty text. Returns nil for
    /// anything else and for dates that no calendar has.
    public init?(_ description: String) {
        if description.isEmpty {
            self = .unknown
            return
        }
        var digits = DigitReader(description)
        guard let year = digits.number(4), CalendarDay.years.contains(year) else { return nil }
        guard let hasMonth = digits.takes("-") else {
            self = .year(year)
            return
        }
        guard hasMonth, let month = digits.number(2), 1...12 ~= month else { return nil }
        guard let hasDay = digits.takes("-") else {
            self = .month(year: year, month: month)
            return
        }
        guard hasDay, let number = digits.number(2), let day = CalendarDay(year: year, month: month, day: number)
        else { return nil }
        guard let hasTime = digits.takes("T") else {
            self = .day(day)
            return
        }
        guard hasTime, let hour = digits.number(2), 0...23 ~= hour, digits.takes(":") == true,
            let minute = digits.number(2), 0...59 ~= minute, digits.takes(":") == nil
        else { return nil }
        self = .time(day, hour: hour, minute: minute)
    }

    /// The form that ``init(_:)`` reads and that is stored. Its alphabetical order is the order of the values.
    public var description: String {
        switch self {
        case .unknown: ""
        case .year(let year): Digits.padded(year, to: 4)
        case .month(let year, let month): "\(Digits.padded(year, to: 4))-\(Digits.padded(month, to: 2))"
        case .day(let day): day.description
        case .time(let day, let hour, let minute):
            "\(day)T\(Digits.padded(hour, to: 2)):\(Digits.padded(minute, to: 2))"
        }
    }
}

extension WatchedOn: Comparable {
    /// Orders by time. Unknown comes first, and a year or a month comes before its days.
    public static func < (left: Self, right: Self) -> Bool {
        left.description < right.description
    }
}
