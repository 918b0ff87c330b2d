import FilmzDomain

extension Timestamp {
    /// The beginning of the next day, UTC.
    var endOfDay: Timestamp {
        let day: Int64 = 86_400_000
        let begun = milliseconds / day - (milliseconds % day < 0 ? 1 : 0)
        return Timestamp(milliseconds: (begun + 1) * day)
    }
}
