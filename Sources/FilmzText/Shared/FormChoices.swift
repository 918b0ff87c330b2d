public import FilmzDomain

/// What a reader chose of the forms in which Filmz writes. What is nil is left to the region.
public struct FormChoices: Hashable, Sendable {
    /// Nil for the region of the browser.
    public var region: Region?
    public var hours: HourCycle?
    public var weekStart: WeekStart?
    /// Nil for five stars.
    public var scale: StarScale?

    public init(
        region: Region? = nil, hours: HourCycle? = nil, weekStart: WeekStart? = nil, scale: StarScale? = nil
    ) {
        self.region = region
        self.hours = hours
        self.weekStart = weekStart
        self.scale = scale
    }
}

/// The number of hours to which a clock counts. The raw values are those of BCP 47.
public enum HourCycle: String, CaseIterable, Sendable {
    case twelve = "h12"
    case twentyFour = "h23"
}

/// The day with which a week begins.
public enum WeekStart: String, CaseIterable, Sendable {
    case monday, friday, saturday, sunday

    /// The day of the week: 0 for Monday, 6 for Sunday.
    private var weekday: Int {
        switch self {
        case .monday: 0
        case .friday: 4
        case .saturday: 5
        case .sunday: 6
        }
    }

    /// The middle of the week that a day is in.
    public func middle(ofWeekOf day: CalendarDay) -> CalendarDay {
        day.before(days: (day.weekday - weekday + 7) % 7).after(days: 3)
    }
}

/// The highest number of a rating. Half stars are stored, so a scale to a hundred goes in tens.
public enum StarScale: String, CaseIterable, Sendable {
    case five, ten, hundred

    /// How much half a star is in whole numbers; nil where stars are halved.
    public var halfStar: Int? {
        switch self {
        case .five: nil
        case .ten: 1
        case .hundred: 10
        }
    }
}
