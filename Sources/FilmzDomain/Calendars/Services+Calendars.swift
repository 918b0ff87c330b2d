extension Services {
    /// The episodes that a calendar shows.
    public func episodes(in calendar: CalendarFeed, today: CalendarDay) async throws -> [NewEpisode] {
        let new = try await shows.newEpisodes(of: calendar.person, on: CalendarFeed.days(around: today))
        return Array(new.episodes.prefix(CalendarFeed.eventLimit))
    }
}
