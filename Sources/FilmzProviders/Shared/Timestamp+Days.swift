import FilmzDomain

extension Timestamp {
    static func + (instant: Timestamp, duration: Duration) -> Timestamp {
        Timestamp(milliseconds: instant.milliseconds + Int64(duration / .milliseconds(1)))
    }

    static func - (later: Timestamp, earlier: Timestamp) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }

    /// When the next day begins, UTC.
    var endOfDay: Timestamp {
        let day: Int64 = 86_400_000
        let begun = milliseconds / day - (milliseconds % day < 0 ? 1 : 0)
        return Timestamp(milliseconds: (begun + 1) * day)
    }
}
