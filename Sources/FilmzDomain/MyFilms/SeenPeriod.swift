/// A year, or a month of one, in which films were seen.
public struct SeenPeriod: Hashable, Sendable {
    public let year: Int
    /// The month, 1 to 12; nil for the whole year.
    public let month: Int?

    init(year: Int, month: Int? = nil) {
        self.year = year
        self.month = month
    }

    /// The year or month of a viewing; nil when it is not known.
    public init?(_ time: WatchedOn) {
        switch time {
        case .unknown: return nil
        case .year(let year): self.init(year: year)
        case .month(let year, let month): self.init(year: year, month: month)
        case .day(let day), .time(let day, _, _): self.init(year: day.year, month: day.month)
        }
    }

    /// The whole year of this period.
    public var wholeYear: SeenPeriod { SeenPeriod(year: year) }

    /// Whether a viewing at this time was in this period. One of which only the year is known is in no month.
    public func contains(_ time: WatchedOn) -> Bool {
        guard let period = SeenPeriod(time) else { return false }
        return period == self || month == nil && period.wholeYear == self
    }

    /// Periods, each once, with the whole year before its months.
    /// - Parameter periods: newest first
    public static func withYears(_ periods: [SeenPeriod]) -> [SeenPeriod] {
        var all: [SeenPeriod] = []
        for period in periods {
            if all.last?.year != period.year { all.append(period.wholeYear) }
            if period.month != nil, all.last != period { all.append(period) }
        }
        return all
    }
}

extension SeenPeriod: TextCodable {
    /// Reads `2011` and `2011-07`. Returns nil for anything else.
    public init?(_ description: String) {
        switch WatchedOn(description) {
        case .year(let year): self.init(year: year)
        case .month(let year, let month): self.init(year: year, month: month)
        case .unknown, .day, .time, nil: return nil
        }
    }

    /// The form that ``init(_:)`` reads. The texts of all times in the period begin with it.
    public var description: String {
        let time: WatchedOn = month.map { .month(year: year, month: $0) } ?? .year(year)
        return time.description
    }
}
