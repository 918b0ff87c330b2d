public import FilmzDomain
public import FilmzExchange

extension Strings {
    /// What is in a calendar.
    public func name(_ kind: CalendarFeed.Kind) -> String {
        switch kind {
        case .episodes: self[CalendarFeedText.episodes]
        case .showings: self[CalendarFeedText.showings]
        case .releases: self[CalendarFeedText.releases]
        case .diary: self[CalendarFeedText.diary]
        case .fullDiary: self[CalendarFeedText.fullDiary]
        case .services: self[CalendarFeedText.services]
        }
    }

    /// What somebody learns who has the address of a calendar.
    public func secret(of kind: CalendarFeed.Kind) -> String {
        switch kind {
        case .episodes: self[CalendarFeedText.episodesSecret]
        case .showings: self[CalendarFeedText.showingsSecret]
        case .releases: self[CalendarFeedText.releasesSecret]
        case .diary: self[CalendarFeedText.diarySecret]
        case .fullDiary: self[CalendarFeedText.fullDiarySecret]
        case .services: self[CalendarFeedText.servicesSecret]
        }
    }

    /// An episode as an entry of a calendar; nil when nobody knows its day. Only an episode that was seen has its title,
    /// because that of another one could tell too much.
    /// - Parameter show: the title by which the reader knows the show
    public func event(of new: NewEpisode, titled show: String, page: String?) -> ICalendar.Event? {
        guard let day = new.mine.episode.aired else { return nil }
        return ICalendar.Event(
            uid: "episode-\(new.show.id)-\(new.mine.episode.id)@filmz", time: .day(day),
            summary: summary(of: new, titled: show), url: page)
    }

    private func summary(of new: NewEpisode, titled show: String) -> String {
        let number = new.mine.episode.number.map(number) ?? ""
        guard new.mine.isSeen, let title = new.mine.episode.title else {
            return self[CalendarFeedText.event, ["show": show, "episode": number]]
        }
        return self[CalendarFeedText.eventTitled, ["show": show, "episode": number, "title": title]]
    }

    /// The day on which a film or show comes out as an entry of a calendar.
    public func event(of release: Release, titled title: String, page: String?) -> ICalendar.Event {
        ICalendar.Event(
            uid: "release-\(release.film.id)@filmz", time: .day(release.day),
            summary: self[CalendarFeedText.comesOut, ["title": title]], url: page)
    }

    /// What was seen on a day as an entry of a calendar; nil when the day is not known.
    /// - Parameter isFull: whether it also tells stars, place, company and notes
    public func event(of evening: DiaryEvening, titled title: String, isFull: Bool, page: String?) -> ICalendar.Event? {
        // The first episode of an evening stays the first when others follow.
        guard let first = evening.entries.first, let day = first.viewing.watchedOn.day else { return nil }
        let episodes = evening.entries.compactMap(\.episode)
        let seen =
            if episodes.count > 1 {
                count(ShowText.episodeCount, episodes.count)
            } else {
                episodes.first?.number.map(number)
            }
        return ICalendar.Event(
            uid: "viewing-\(first.viewing.id)@filmz", time: .day(day), summary: facts([title, seen]),
            place: isFull && !first.viewing.place.isEmpty ? first.viewing.place : nil,
            details: isFull ? details(of: evening) : nil, url: page)
    }

    /// A paragraph for each viewing that says more than that it was; nil when none does.
    private func details(of evening: DiaryEvening) -> String? {
        let paragraphs = evening.entries.compactMap { entry -> String? in
            let facts = facts([entry.viewing.rating.map(outOfAll), circumstances(of: entry.viewing)])
            let said = [facts, entry.viewing.note].filter { !$0.isEmpty }
            guard !said.isEmpty else { return nil }
            let name: String? = if evening.earlier.isEmpty { nil } else { entry.episode.map(name) }
            return ([name].compactMap(\.self) + said).joined(separator: "\n")
        }
        if paragraphs.isEmpty { return nil }
        return paragraphs.joined(separator: "\n\n")
    }
}
