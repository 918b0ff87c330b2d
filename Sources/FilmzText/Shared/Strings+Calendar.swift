public import FilmzDomain

extension Strings {
    /// `14 July 1994`.
    public func day(_ day: CalendarDay) -> String {
        self[
            CalendarText.dayMonthYear,
            ["day": String(day.day), "month": name(of: day.month, names: monthNames), "year": String(day.year)]]
    }

    /// `14 Jul`.
    public func dayOfYear(_ day: CalendarDay) -> String {
        self[CalendarText.dayMonth, ["day": String(day.day), "month": name(of: day.month, names: shortMonthNames)]]
    }

    /// `14 July`.
    public func monthDay(_ day: MonthDay) -> String {
        self[CalendarText.dayMonth, ["day": String(day.day), "month": name(of: day.month, names: monthNames)]]
    }

    /// `14 Jul 1994`.
    public func shortDay(_ day: CalendarDay) -> String {
        self[
            CalendarText.dayMonthYear,
            ["day": String(day.day), "month": name(of: day.month, names: shortMonthNames), "year": String(day.year)]]
    }

    /// `14 July 2011, 20:15`, `July 2011`, `2011` or that it is not known.
    public func watchedOn(_ time: WatchedOn) -> String {
        switch time {
        case .unknown: self[CalendarText.unknownDay]
        case .year(let year): String(year)
        case .month(let year, let month): monthYear(name(of: month, names: monthNames), year: year)
        case .day(let day): self.day(day)
        case .time(let day, let hour, let minute):
            self[CalendarText.dayTime, ["day": self.day(day), "time": self.time(hour, minute: minute)]]
        }
    }

    /// `Today`, `Tomorrow`, `Yesterday`, `Sunday, 14 Jul`: for days of this week and the ones beside it.
    public func nearDay(_ day: CalendarDay, today: CalendarDay) -> String {
        switch day {
        case today: self[CalendarText.today]
        case today.next: self[CalendarText.tomorrow]
        case today.previous: self[CalendarText.yesterday]
        default:
            self[
                CalendarText.weekdayDay,
                ["weekday": self[WeekdayText.allCases[day.weekday]], "day": dayOfYear(day)]]
        }
    }

    /// `Today, 20:15`, `Yesterday, 9:05`, `14 Jul 2011, 20:15`.
    public func shortTime(_ time: LocalTime, today: CalendarDay) -> String {
        let day =
            switch time.day {
            case today: self[CalendarText.today]
            case today.previous: self[CalendarText.yesterday]
            default: shortDay(time.day)
            }
        return self[CalendarText.dayTime, ["day": day, "time": self.time(time.hour, minute: time.minute)]]
    }

    /// `20:15`.
    func time(_ hour: Int, minute: Int) -> String {
        "\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// As short as a tile needs it: `14 Jul 2011`, `Jul 2011`, `2011`; nil when not known.
    public func shortWatchedOn(_ time: WatchedOn) -> String? {
        switch time {
        case .unknown: nil
        case .year(let year): String(year)
        case .month(let year, let month): monthYear(name(of: month, names: shortMonthNames), year: year)
        case .day(let day), .time(let day, _, _): shortDay(day)
        }
    }

    /// `2 h 22 min`.
    public func runtime(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return self[CalendarText.minutes, ["minutes": String(rest)]] }
        if rest == 0 { return self[CalendarText.hours, ["hours": number(hours)]] }
        return self[CalendarText.hoursMinutes, ["hours": number(hours), "minutes": String(rest)]]
    }

    /// `1990s`.
    public func decade(_ firstYear: Int) -> String {
        self[CalendarText.decade, ["year": String(firstYear)]]
    }

    /// `July 2011`.
    public func month(_ month: Int, of year: Int) -> String {
        monthYear(name(of: month, names: monthNames), year: year)
    }

    private func monthYear(_ month: String, year: Int) -> String {
        self[CalendarText.monthYear, ["month": month, "year": String(year)]]
    }

    /// The number itself when the calendar has no such month.
    private func name(of month: Int, names: [String]) -> String {
        if names.indices.contains(month - 1) { names[month - 1] } else { String(month) }
    }
}
