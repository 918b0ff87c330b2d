import Foundation

/// The end of a screening as a source states it.
enum ScreeningEnd: Hashable, Sendable {
    case at(WrittenTime)
    /// The number of minutes after the start.
    case minutes(Int)

    /// The maximum duration in minutes. A later end is that of the film's run, or wrong.
    static let longest = 18 * 60
}

extension SourceTimes {
    /// The end of a screening in the cinema's time zone, and its instant. Nil for an implausible one: before the
    /// start, many hours later, or before the film can be over.
    /// - Parameters:
    ///   - begin: the start of the screening
    ///   - runtime: the film's running time in minutes, as the source states it
    func end(
        _ end: ScreeningEnd, of begin: WrittenTime, lasting runtime: Int?
    ) -> (time: ProgrammeTime?, instant: Date?) {
        let begin = reading(begin)
        guard let beginMinute = begin.time.minuteOfDay else { return (nil, nil) }
        var end = end
        if case .at(let written) = end {
            // Unlike a start, an end at midnight is a real time.
            let told = clock.reading(written, utcMarks: utcMarks ?? .utc)
            guard let endMinute = told.time.minuteOfDay else { return (nil, nil) }
            if let first = begin.instant, let last = told.instant {
                end = .minutes(Int((last.timeIntervalSince(first) / 60).rounded()))
            } else {
                let days = told.time.dayNumber - begin.time.dayNumber
                end = .minutes(1_440 * days + endMinute - beginMinute)
            }
        }
        guard case .minutes(let minutes) = end, max(1, runtime ?? 1)...ScreeningEnd.longest ~= minutes else {
            return (nil, nil)
        }
        let total = beginMinute + minutes
        let onClock = ProgrammeTime(dayNumber: begin.time.dayNumber + total / 1_440, minuteOfDay: total % 1_440)
        guard let instant = begin.instant?.addingTimeInterval(Double(60 * minutes)) else { return (onClock, nil) }
        return (clock.zone.flatMap { CinemaClock.time(instant, in: $0) } ?? onClock, instant)
    }
}
