/// How times and lengths are written.
public enum CalendarText: TextKey {
    case dayMonth, dayMonthYear, monthYear, dayTime, today, yesterday, tomorrow, weekdayDay, unknownDay, hoursMinutes,
        hours, minutes, decade

    public var english: Message {
        switch self {
        case .dayMonth: "{day}\u{A0}{month}"
        case .dayMonthYear: "{day} {month} {year}"
        case .monthYear: "{month} {year}"
        case .dayTime: "{day}, {time}"
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .tomorrow: "Tomorrow"
        case .weekdayDay: "{weekday}, {day}"
        case .unknownDay: "Day not known"
        case .hoursMinutes: "{hours}\u{A0}h\u{A0}{minutes}\u{A0}min"
        case .hours: "{hours}\u{A0}h"
        case .minutes: "{minutes}\u{A0}min"
        case .decade: "{year}s"
        }
    }
}

/// The days of the week, from Monday.
public enum WeekdayText: TextKey {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    public var english: Message {
        switch self {
        case .monday: "Monday"
        case .tuesday: "Tuesday"
        case .wednesday: "Wednesday"
        case .thursday: "Thursday"
        case .friday: "Friday"
        case .saturday: "Saturday"
        case .sunday: "Sunday"
        }
    }
}

public enum MonthText: TextKey {
    case january, february, march, april, may, june, july, august, september, october, november, december

    public var english: Message {
        switch self {
        case .january: "January"
        case .february: "February"
        case .march: "March"
        case .april: "April"
        case .may: "May"
        case .june: "June"
        case .july: "July"
        case .august: "August"
        case .september: "September"
        case .october: "October"
        case .november: "November"
        case .december: "December"
        }
    }
}

public enum ShortMonthText: TextKey {
    case january, february, march, april, may, june, july, august, september, october, november, december

    public var english: Message {
        switch self {
        case .january: "Jan"
        case .february: "Feb"
        case .march: "Mar"
        case .april: "Apr"
        case .may: "May"
        case .june: "Jun"
        case .july: "Jul"
        case .august: "Aug"
        case .september: "Sep"
        case .october: "Oct"
        case .november: "Nov"
        case .december: "Dec"
        }
    }
}
