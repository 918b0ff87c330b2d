import FilmzDomain

extension Timestamp {
    /// The beginning of the next day, UTC.
    var endOfDay: Timestamp {
        let timeOfDay = (milliseconds % Self.millisecondsPerDay + Self.millisecondsPerDay) % Self.millisecondsPerDay
        return Timestamp(milliseconds: milliseconds - timeOfDay + Self.millisecondsPerDay)
    }
}
