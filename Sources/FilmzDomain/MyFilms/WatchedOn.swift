/// When a film was watched, as precisely as the person remembers: a calendar value, never an instant.
public enum WatchedOn: Hashable, Sendable {
    case unknown
    case year(Int)
    /// Month 1 to 12.
    case month(year: Int, month: Int)
    case day(CalendarDay)
    /// Hour 0 to 23, minute 0 to 59, by the clock on the wall.
    case time(CalendarDay, hour: Int, minute: Int)

    /// The year, unless unknown.
    public var year: Int? {
        switch self {
        case .unknown: nil
        case .year(let year), .month(let year, _): year
        case .day(let day), .time(let day, _, _): day.year
        }
    }
}

extension WatchedOn: TextCodable {
    /// Reads `2011`, `2011-07`, `2011-07-14`, `2011-07-14T20:15` and, for ``unknown``, the empty text.
    /// Returns nil for anything else and for what no calendar has.
    public init?(_ description: String) {
        switch description.utf8.count {
        case 0:
            self = .unknown
        case 4:
            guard let parts = Digits.groups([4], in: description, separators: ""),
                CalendarDay.years.contains(parts[0])
            else { return nil }
            self = .year(parts[0])
        case 7:
            guard let parts = Digits.groups([4, 2], in: description, separators: "-"),
                CalendarDay.years.contains(parts[0]), 1...12 ~= parts[1]
            else { return nil }
            self = .month(year: parts[0], month: parts[1])
        case 10:
            guard let day = CalendarDay(description) else { return nil }
            self = .day(day)
        default:
            guard let parts = Digits.groups([4, 2, 2, 2, 2], in: description, separators: "--T:"),
                let day = CalendarDay(year: parts[0], month: parts[1], day: parts[2]),
                0...23 ~= parts[3], 0...59 ~= parts[4]
            else { return nil }
            self = .time(day, hour: parts[3], minute: parts[4])
        }
    }

    /// The form that ``init(_:)`` reads, also the stored one: its alphabetical order is the order of the values.
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
    /// By time; unknown comes first, and what is only known as a year or month comes before the days in it.
    public static func < (left: Self, right: Self) -> Bool {
        left.description < right.description
    }
}
