extension CalendarText {
    public var german: Message {
        switch self {
        case .dayMonth: "{day}.\u{A0}{month}"
        case .dayMonthYear: "{day}. {month} {year}"
        case .monthYear: "{month} {year}"
        case .dayTime: "{day}, {time}"
        case .today: "Heute"
        case .yesterday: "Gestern"
        case .tomorrow: "Morgen"
        case .weekdayDay: "{weekday}, {day}"
        case .unknownDay: "Tag unbekannt"
        case .hoursMinutes: "{hours}\u{A0}Std.\u{A0}{minutes}\u{A0}Min."
        case .hours: "{hours}\u{A0}Std."
        case .minutes: "{minutes}\u{A0}Min."
        case .decade: "{year}er"
        }
    }
}

extension WeekdayText {
    public var german: Message {
        switch self {
        case .monday: "Montag"
        case .tuesday: "Dienstag"
        case .wednesday: "Mittwoch"
        case .thursday: "Donnerstag"
        case .friday: "Freitag"
        case .saturday: "Samstag"
        case .sunday: "Sonntag"
        }
    }
}

extension MonthText {
    public var german: Message {
        switch self {
        case .january: "Januar"
        case .february: "Februar"
        case .march: "März"
        case .april: "April"
        case .may: "Mai"
        case .june: "Juni"
        case .july: "Juli"
        case .august: "August"
        case .september: "September"
        case .october: "Oktober"
        case .november: "November"
        case .december: "Dezember"
        }
    }
}

extension ShortMonthText {
    public var german: Message {
        switch self {
        case .january: "Jan."
        case .february: "Feb."
        case .march: "März"
        case .april: "Apr."
        case .may: "Mai"
        case .june: "Juni"
        case .july: "Juli"
        case .august: "Aug."
        case .september: "Sept."
        case .october: "Okt."
        case .november: "Nov."
        case .december: "Dez."
        }
    }
}
