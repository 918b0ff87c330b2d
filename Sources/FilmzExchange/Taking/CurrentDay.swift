import FilmzDomain
import Foundation

/// The current day in a person's time zone.
struct CurrentDay {
    /// The Gregorian calendar in that time zone.
    let calendar: Calendar
    private let now: Timestamp
    private let end: WatchedOn

    init(at now: Timestamp, in zone: TimeZone) {
        self.now = now
        calendar = Calendar(gregorianIn: zone)
        let today = FactDate.at(now).watchedOn(on: calendar)
        end = today.day.map { .time($0, hour: 23, minute: 59) } ?? today
    }

    /// Whether a date is in the future: not only later today.
    func isBefore(_ date: WatchedOn) -> Bool { date > end }

    /// A date of a file on the person's calendar if it is in the future; otherwise nil.
    func future(_ date: FactDate) -> WatchedOn? {
        // Nearly all dates are past. Computing and comparing days takes longer than this.
        switch date {
        case .unknown: return nil
        case .at(let instant) where instant <= now: return nil
        case .on(let day) where (day.year ?? 0) < (end.year ?? 0): return nil
        case .at, .on: break
        }
        let watchedOn = date.watchedOn(on: calendar)
        return isBefore(watchedOn) ? watchedOn : nil
    }
}
