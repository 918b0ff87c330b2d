public import FilmzDomain

extension Strings {
    /// What is in a calendar.
    public func name(_ kind: CalendarFeed.Kind) -> String {
        switch kind {
        case .episodes: self[CalendarFeedText.episodes]
        case .services: self[CalendarFeedText.services]
        }
    }

    /// What somebody learns who has the address of a calendar.
    public func secret(of kind: CalendarFeed.Kind) -> String {
        switch kind {
        case .episodes: self[CalendarFeedText.secretHint]
        case .services: self[CalendarFeedText.servicesSecret]
        }
    }

    /// A calendar of episodes. The title of one that was not seen could tell too much, so only the others have theirs.
    /// - Parameters:
    ///   - titles: by which the reader knows the shows
    ///   - page: the address of a show's page; nil when it is not known
    public func calendar(
        of episodes: [NewEpisode], titles: FilmTitles, page: (Film.ID) -> String?
    ) -> ICalendar {
        let events = episodes.compactMap { new -> ICalendar.Event? in
            guard let day = new.mine.episode.aired else { return nil }
            return ICalendar.Event(
                uid: "episode-\(new.show.id)-\(new.mine.episode.id)@filmz", time: .day(day),
                summary: summary(of: new, titled: titles.titled(new.show).title), url: page(new.show.id))
        }
        return ICalendar(name: self[CalendarFeedText.name], events: events)
    }

    private func summary(of new: NewEpisode, titled show: String) -> String {
        let number = new.mine.episode.number.map(number) ?? ""
        guard new.mine.isSeen, let title = new.mine.episode.title else {
            return self[CalendarFeedText.event, ["show": show, "episode": number]]
        }
        return self[CalendarFeedText.eventTitled, ["show": show, "episode": number, "title": title]]
    }
}
