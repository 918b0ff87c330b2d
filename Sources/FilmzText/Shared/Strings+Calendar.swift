public import FilmzDomain

extension Strings {
    /// `14 July 1994`, or `July 14, 1994`.
    public func day(_ day: CalendarDay) -> String {
        self[
            ordered(monthFirst: .monthDayYear, dayFirst: .dayMonthYear),
            [
                "day": language.dayOfMonth(day.day), "month": name(of: day.month, names: monthNames),
                "year": String(day.year),
            ]]
    }

    /// `14 Jul`, or `Jul 14`.
    public func dayOfYear(_ day: CalendarDay) -> String {
        self[
            ordered(monthFirst: .shortMonthDay, dayFirst: .dayShortMonth),
            ["day": language.dayOfMonth(day.day), "month": name(of: day.month, names: shortMonthNames)]]
    }

    /// `14 July`, or `July 14`.
    public func monthDay(_ day: MonthDay) -> String {
        self[
            ordered(monthFirst: .monthDay, dayFirst: .dayMonth),
            ["day": language.dayOfMonth(day.day), "month": name(of: day.month, names: monthNames)]]
    }

    /// `14 Jul 1994`, or `Jul 14, 1994`.
    public func shortDay(_ day: CalendarDay) -> String {
        self[
            ordered(monthFirst: .shortMonthDayYear, dayFirst: .dayShortMonthYear),
            [
                "day": language.dayOfMonth(day.day), "month": name(of: day.month, names: shortMonthNames),
                "year": String(day.year),
            ]]
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

    /// `20:15`, `8:15 pm` or `20 h 15`.
    func time(_ hour: Int, minute: Int) -> String {
        let minutes = Self.padded(minute)
        // Midnight and noon are both called twelve.
        let ofTwelve: KeyValuePairs = ["hour": String((hour + 11) % 12 + 1), "minute": minutes]
        switch forms.hours {
        case .twelve where forms.isMonthFirst && hour < 12: return self[CalendarText.amInCapitals, ofTwelve]
        case .twelve where forms.isMonthFirst: return self[CalendarText.pmInCapitals, ofTwelve]
        case .twelve where hour < 12: return self[CalendarText.am, ofTwelve]
        case .twelve: return self[CalendarText.pm, ofTwelve]
        case .twentyFour where forms.spellsHours:
            return self[CalendarText.hourMinute, ["hour": String(hour), "minute": minutes]]
        case .twentyFour:
            let hour = if language.padsHours { Self.padded(hour) } else { String(hour) }
            return "\(hour):\(minutes)"
        }
    }

    /// The text of a date in the order that the reader is used to.
    private func ordered(monthFirst: CalendarText, dayFirst: CalendarText) -> CalendarText {
        if forms.isMonthFirst { monthFirst } else { dayFirst }
    }

    private static func padded(_ number: Int) -> String { if number < 10 { "0\(number)" } else { String(number) } }

    /// Twenty to four in the afternoon, by a clock: `15:40`, `3:40 pm`.
    public func example(of hours: HourCycle) -> String {
        var forms = forms
        forms.hours = hours
        return written(in: forms).time(15, minute: 40)
    }

    /// As short as a tile needs it: `14 Jul 2011`, `Jul 2011`, `2011`; nil when not known.
    public func shortWatchedOn(_ time: WatchedOn) -> String? {
        switch time {
        case .unknown: nil
        case .year(let year): String(year)
        case .month(let year, let month):
            self[
                CalendarText.shortMonthYear,
                ["month": name(of: month, names: shortMonthNames), "year": String(year)]]
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

    /// `Jul`.
    public func shortMonth(_ month: Int) -> String { name(of: month, names: shortMonthNames) }

    private func monthYear(_ month: String, year: Int) -> String {
        self[CalendarText.monthYear, ["month": month, "year": String(year)]]
    }

    /// The number itself when the calendar has no such month.
    private func name(of month: Int, names: [String]) -> String {
        if names.indices.contains(month - 1) { names[month - 1] } else { String(month) }
    }
}
