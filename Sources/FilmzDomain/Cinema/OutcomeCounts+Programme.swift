extension OutcomeCounts {
    /// The outcomes of matching a programme's entries with films. Unreadable entries count as failed.
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
