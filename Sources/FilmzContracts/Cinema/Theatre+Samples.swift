public import FilmzDomain
import Foundation

extension Theatre {
    /// A theatre of AMC.
    public static func sample(
        _ name: String = "Lantern", amc: Int = 610, in zone: String = "America/Chicago", location: Location? = nil
    ) -> Theatre {
        Theatre(
            source: .amc(amc), name: name, place: "Main Street, Springfield",
            timeZone: TimeZone(identifier: zone) ?? .gmt, location: location)
    }
}

extension Showtime {
    /// A showing at a time of a theatre's clock.
    public static func sample(
        _ title: String, _ number: Int, on date: CalendarDay, at minute: Int? = 19 * 60 + 30, film: Film.ID? = nil,
        in zone: String = "America/Chicago"
    ) -> Showtime {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
        let begins = minute.flatMap {
            calendar.date(
                from: DateComponents(
                    year: date.year, month: date.month, day: date.day, hour: $0 / 60, minute: $0 % 60))
        }
        return Showtime(
            id: Showtime.ID(amc: number), title: title, film: film, isSure: film != nil,
            day: Showtime.evening(of: date, minute: minute), beginsAt: begins.map { Timestamp($0) }, minute: minute)
    }
}
