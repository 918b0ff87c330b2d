import Foundation

/// The time zone and the current day of a cinema.
struct CinemaClock: Sendable {
    /// Nil when the time zone is unknown.
    let zone: TimeZone?
    let now: Date
    /// The current day in the cinema's time zone, as days since 1 January 1970.
    let today: Int

    init(zone: TimeZone?, now: Date) {
        self.zone = zone
        self.now = now
        // A wrong system clock must not crash the program: the range is that of `ProgrammeTime`.
        let seconds = min(max(now.timeIntervalSince1970, -2_000_000_000), 7_000_000_000)
        let offset = zone?.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) ?? 0
        today = Int((seconds.rounded(.down) + Double(offset)) / 86_400)
    }

    /// A time in the cinema's time zone and its instant, which is nil when it is uncertain.
    struct LocalTime: Hashable, Sendable {
        var time: ProgrammeTime
        var instant: Date?
    }

    /// The interpretation of a written time.
    /// - Parameter utcMarks: the interpretation of times marked as UTC
    func localTime(of written: WrittenTime, utcMarks: CinemaProgramme.UTCMarks) -> LocalTime {
        guard written.time.minuteOfDay != nil else { return LocalTime(time: written.time, instant: nil) }
        switch written.mark {
        case .none: return localTime(written.time)
        case .utc, .offset(0):
            if utcMarks == .localTime { return localTime(written.time) }
            if case .offset = written.mark, isStale(0, at: written.time) { return localTime(written.time) }
            return localTime(at: Self.seconds(written.time, offset: 0), fallback: written.time)
        case .offset(let offset):
            if isStale(offset, at: written.time) { return localTime(written.time) }
            return localTime(at: Self.seconds(written.time, offset: offset), fallback: written.time)
        case .zone(let named):
            guard let instant = Self.instant(written.time, in: named) else {
                return LocalTime(time: written.time, instant: nil)
            }
            return localTime(at: instant.timeIntervalSince1970, fallback: written.time)
        }
    }

    /// Whether an offset belongs to the other half of the year: the site ignores daylight saving time, and its digits
    /// are right. In the hour that occurs twice, both offsets are right.
    private func isStale(_ offset: Int, at time: ProgrammeTime) -> Bool {
        guard let zone else { return false }
        let offsets = Self.offsets(of: zone, around: time)
        guard !offsets.contains(offset), offsets.contains(where: { abs($0 - offset) == 3_600 }) else { return false }
        let otherHalf = Date(timeIntervalSince1970: Self.seconds(time, offset: offset) + 182 * 86_400)
        return zone.secondsFromGMT(for: otherHalf) == offset
    }

    private func localTime(_ time: ProgrammeTime) -> LocalTime {
        LocalTime(time: time, instant: zone.flatMap { Self.instant(time, in: $0) })
    }

    private func localTime(at seconds: Double, fallback digits: ProgrammeTime) -> LocalTime {
        let instant = Date(timeIntervalSince1970: seconds)
        guard let zone else { return LocalTime(time: digits, instant: instant) }
        return LocalTime(time: Self.time(instant, in: zone) ?? digits, instant: instant)
    }

    /// The time in a time zone; nil outside the years of ``ProgrammeTime``.
    static func time(_ instant: Date, in zone: TimeZone) -> ProgrammeTime? {
        let seconds = instant.timeIntervalSince1970
        guard abs(seconds) < 8_000_000_000 else { return nil }
        let minutes = Int(((seconds + Double(zone.secondsFromGMT(for: instant))) / 60).rounded(.down))
        let day = Int((Double(minutes) / 1_440).rounded(.down))
        return ProgrammeTime(dayNumber: day, minuteOfDay: minutes - 1_440 * day)
    }

    /// The instant of a time in a time zone; nil when the time does not occur or occurs twice.
    static func instant(_ time: ProgrammeTime, in zone: TimeZone) -> Date? {
        guard time.minuteOfDay != nil else { return nil }
        let offsets = offsets(of: zone, around: time)
        guard offsets.count == 1, let offset = offsets.first else { return nil }
        return Date(timeIntervalSince1970: seconds(time, offset: offset))
    }

    /// The offsets at which a time occurs in a time zone: none in the skipped hour, two in the hour that occurs
    /// twice.
    private static func offsets(of zone: TimeZone, around time: ProgrammeTime) -> Set<Int> {
        let middle = seconds(time, offset: 0)
        let candidates = Set(
            [-93_600.0, 93_600].map { zone.secondsFromGMT(for: Date(timeIntervalSince1970: middle + $0)) })
        return candidates.filter { offset in
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: middle - Double(offset))) == offset
        }
    }

    private static func seconds(_ time: ProgrammeTime, offset: Int) -> Double {
        Double(86_400 * time.dayNumber + 60 * (time.minuteOfDay ?? 0) - offset)
    }
}
