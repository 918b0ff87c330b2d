public import FilmzDomain
import Foundation

/// An instant on the reader's clock.
public struct LocalTime: Hashable, Sendable {
    public let day: CalendarDay
    /// The time of the day: 0 to 23 hours, and 0 to 59 minutes.
    public let hour, minute: Int

    public init(_ instant: Timestamp, clock: Clock) {
        day = clock.day(of: instant)
        let sinceUTC = Int64(clock.timeZone.secondsFromGMT(for: instant.date)) * 1000
        let milliseconds = instant.milliseconds + sinceUTC
        let dayLength = Timestamp.millisecondsPerDay
        let timeOfDay = (milliseconds % dayLength + dayLength) % dayLength
        let minutes = Int(timeOfDay / 60_000)
        hour = minutes / 60
        minute = minutes % 60
    }
}
