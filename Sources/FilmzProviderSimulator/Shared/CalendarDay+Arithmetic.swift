import FilmzDomain
import Foundation

extension CalendarDay {
    /// The number of days since 1 January 1970.
    var number: Int {
        // March is the first month, so that the leap day is the last of its year.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) }
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * month + 2) / 5 + day - 1
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The day that is this number of days after 1 January 1970; days outside ``years`` become that day itself.
    init(number: Int) {
        let shifted = number + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = CalendarDay(
            year: yearOfEra + era * 400 + (month < 10 ? 0 : 1), month: month < 10 ? month + 3 : month - 9,
            day: dayOfYear - (153 * month + 2) / 5 + 1)
        self = day ?? CalendarDay.epoch
    }

    /// The day of a date in UTC.
    init(at date: Date) {
        self.init(number: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
    }

    /// The day of the week, from 0 for Sunday.
    var weekday: Int {
        ((number + 4) % 7 + 7) % 7
    }

    static func + (day: CalendarDay, days: Int) -> CalendarDay {
        CalendarDay(number: day.number + days)
    }

    static func - (day: CalendarDay, days: Int) -> CalendarDay {
        day + -days
    }

    private static let epoch: CalendarDay = {
        guard let day = CalendarDay(year: 1970, month: 1, day: 1) else { preconditionFailure("1970 is a year") }
        return day
    }()
}
