import Foundation

/// The end of a screening as a source states it.
enum ScreeningEnd: Hashable, Sendable {
    case at(WrittenTime)
    /// The number of minutes after the start.
    case minutes(Int)

    /// The maximum duration in minutes. A later end is that of the film's run, or wrong.
    static let maximumMinutes = 18 * 60
}

extension SourceTimes {
    /// The end of a screening in the cinema's time zone, and its instant. Nil for an implausible one: before the
    /// start, many hours later, or before the film can be over.
    /// - Parameters:
    ///   - start: the start of the screening
    ///   - runtime: the film's running time in minutes, as the source states it
    func end(
        _ end: ScreeningEnd, of start: WrittenTime, runtime: Int?
    ) -> (time: ProgrammeTime?, instant: Date?) {
        let start = localTime(of: start)
        guard let startMinute = start.time.minuteOfDay else { return (nil, nil) }
        var end = end
        if case .at(let written) = end {
            // Unlike a start, an end at midnight is a real time.
            let localEnd = clock.localTime(of: written, utcMarks: utcMarks ?? .utc)
            guard let endMinute = localEnd.time.minuteOfDay else { return (nil, nil) }
            if let first = start.instant, let last = localEnd.instant {
                end = .minutes(Int((last.timeIntervalSince(first) / 60).rounded()))
            } else {
                let days = localEnd.time.dayNumber - start.time.dayNumber
                end = .minutes(1_440 * days + endMinute - startMinute)
            }
        }
        guard case .minutes(let minutes) = end, max(1, runtime ?? 1)...ScreeningEnd.maximumMinutes ~= minutes else {
            return (nil, nil)
        }
        let total = startMinute + minutes
        let endTime = ProgrammeTime(dayNumber: start.time.dayNumber + total / 1_440, minuteOfDay: total % 1_440)
        guard let instant = start.instant?.addingTimeInterval(Double(60 * minutes)) else { return (endTime, nil) }
        return (clock.zone.flatMap { CinemaClock.time(instant, in: $0) } ?? endTime, instant)
    }
}
