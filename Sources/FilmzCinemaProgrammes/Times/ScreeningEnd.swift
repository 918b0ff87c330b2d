import Foundation

/// How a source tells when a screening is over.
enum ScreeningEnd: Hashable, Sendable {
    case at(WrittenTime)
    /// After its beginning.
    case minutes(Int)

    /// A screening that lasts longer is none: then the source tells when the film stops running, or nothing at all.
    static let longest = 18 * 60
}

extension SourceTimes {
    /// The end of a screening on the clock of the cinema, and its instant. Nil for one that cannot be true: before the
    /// beginning, many hours later, or before the film can be over.
    /// - Parameters:
    ///   - begin: of the screening
    ///   - runtime: of the film, in minutes, as the source tells it
    func end(
        _ end: ScreeningEnd, of begin: WrittenTime, lasting runtime: Int?
    ) -> (time: ProgrammeTime?, instant: Date?) {
        let begin = reading(begin)
        guard let beginMinute = begin.time.minuteOfDay else { return (nil, nil) }
        var end = end
        if case .at(let written) = end {
            // Midnight is an end as any other.
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
