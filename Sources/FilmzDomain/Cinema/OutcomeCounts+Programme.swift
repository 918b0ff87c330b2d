extension OutcomeCounts {
    /// Whether the films of a programme's entries were recognised. What could not be read failed.
    public init(_ programme: Programme) {
        self.init()
        for showtime in programme.showtimes {
            guard showtime.film != nil else {
                add(.unknown)
                continue
            }
            add(showtime.isSure ? .found : .doubtful)
        }
        add(.failed, count: programme.omittedCount)
    }
}
