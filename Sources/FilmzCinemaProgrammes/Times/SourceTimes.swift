import Foundation

/// Interprets the times of a source by what all of them have in common.
struct SourceTimes: Sendable {
    let clock: CinemaClock
    /// The interpretation of times marked as UTC; nil when there are no ambiguous ones.
    let utcMarks: CinemaProgramme.UTCMarks?
    /// Whether 00:00 is a real time in this source; otherwise it stands for an unknown time.
    private let hasMidnights: Bool

    /// - Parameter decision: the person's decision about times marked as UTC; nil to guess it
    init(_ times: [WrittenTime], clock: CinemaClock, decision: CinemaProgramme.UTCMarks?) {
        self.clock = clock
        let marked = times.filter { $0.time.minuteOfDay != nil && ($0.mark == .utc || $0.mark == .offset(0)) }
        let marks: CinemaProgramme.UTCMarks? =
            if marked.isEmpty { nil } else { decision ?? Self.guess(marked, clock: clock) }
        utcMarks = marks
        hasMidnights = times.contains { written in
            let minute = clock.localTime(of: written, utcMarks: marks ?? .utc).time.minuteOfDay ?? 0
            return minute >= 23 * 60 || 1..<180 ~= minute
        }
    }

    func localTime(of written: WrittenTime) -> CinemaClock.LocalTime {
        var localTime = clock.localTime(of: written, utcMarks: utcMarks ?? .utc)
        if !hasMidnights, !written.isEndOfDay, written.time.minuteOfDay == 0 || localTime.time.minuteOfDay == 0 {
            // The day as written, in whatever time zone the midnight is.
            let day = if written.time.minuteOfDay == 0 { written.time } else { localTime.time }
            localTime = CinemaClock.LocalTime(time: day.dayOnly, instant: nil)
        }
        return localTime
    }

    /// Guesses the meaning of UTC marks: the times are in the cinema's time zone if they look like a programme as
    /// written, but fall in the night when read as UTC.
    private static func guess(_ times: [WrittenTime], clock: CinemaClock) -> CinemaProgramme.UTCMarks {
        guard let zone = clock.zone, !isEverUTC(zone, now: clock.now) else { return .utc }
        let daytimeCount = times.filter { $0.time.minuteOfDay ?? 0 >= 10 * 60 }.count
        let nightCount = times.filter {
            60..<540 ~= clock.localTime(of: $0, utcMarks: .utc).time.minuteOfDay ?? 0
        }.count
        return if 10 * daytimeCount >= 9 * times.count && 4 * nightCount >= times.count { .localTime } else { .utc }
    }

    private static func isEverUTC(_ zone: TimeZone, now: Date) -> Bool {
        [0.0, 182].contains { zone.secondsFromGMT(for: now.addingTimeInterval($0 * 86_400)) == 0 }
    }
}
