/// The services of calendars, beside those about what stands in them: episodes, showings, releases and viewings.
public protocol CalendarServices: CinemaServices, ShowServices {
    var calendars: any CalendarFeedService { get }
}

extension CalendarServices {
    /// The episodes in a calendar.
    public func episodes(in calendar: CalendarFeed, today: CalendarDay) async throws -> [NewEpisode] {
        let new = try await shows.newEpisodes(of: calendar.person, on: CalendarFeed.days(around: today))
        return Array(new.episodes.prefix(CalendarFeed.eventLimit))
    }

    /// The showings in a calendar, the earliest first: those of films on the watchlist, as far as they are known here.
    /// Cancelled ones are included.
    public func showings(in calendar: CalendarFeed, today: CalendarDay) async throws -> [TheatreShowing] {
        let theatres = try await self.theatres.theatres(of: calendar.person)
        guard !theatres.isEmpty else { return [] }
        let watchlist = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: calendar.person)
        let meanings = try await self.theatres.meanings(for: calendar.person)
        let all = try await self.theatres.showtimes(
            at: theatres.map(\.source), on: CalendarFeed.days(around: today))
        let showings = theatres.flatMap { theatre in
            (all[theatre.source] ?? []).map { TheatreShowing(theatre: theatre, showtime: $0.understood(meanings)) }
        }
        let onWatchlist = showings.filter { $0.showtime.film.map(watchlist.contains) ?? false }
        return Array(onWatchlist.sorted(by: TheatreShowing.isEarlier).prefix(CalendarFeed.eventLimit))
    }

    /// The releases in a calendar, the earliest first: those of films and shows on the watchlist.
    ///
    /// The day is that of a provider's list for its country, or else the one on the film's page. A film with only a
    /// year has no day in a calendar.
    public func releases(in calendar: CalendarFeed, today: CalendarDay) async throws -> [Release] {
        let days = CalendarFeed.days(around: today)
        var releases = try await announced(to: calendar.person)
        var request: PageRequest? = PageRequest(size: PageRequest.sizes.upperBound)
        while let nextRequest = request, releases.count < CalendarFeed.eventLimit {
            let query = MyFilmsQuery(shelf: .watchlist, sort: .released)
            let page = try await myFilms.shelf(query, of: calendar.person, page: nextRequest).films
            // Older films and those without a year come last.
            let recent = page.items.map(\.film).prefix { $0.year ?? 0 >= days.lowerBound.year }
            for film in recent where releases[film.id] == nil {
                guard let day = try await dossiers.dossier(of: film).film.releaseDate else { continue }
                releases[film.id] = Release(film: film, day: day)
            }
            request =
                if recent.count < page.items.count {
                    nil
                } else {
                    page.next.map { PageRequest(size: nextRequest.size, after: $0) }
                }
        }
        let inRange = releases.values.filter { days.contains($0.day) }
            .sorted {
                ($0.day, $0.film.title, $0.film.id.description) < ($1.day, $1.film.title, $1.film.id.description)
            }
        return Array(inRange.prefix(CalendarFeed.eventLimit))
    }

    /// The releases of films on a person's watchlist in providers' lists for their country.
    private func announced(to person: Person.ID) async throws -> [Film.ID: Release] {
        let watchlist = try await myFilms.films(MyFilmsQuery(shelf: .watchlist), of: person)
        var releases: [Film.ID: Release] = [:]
        for list in try await providerLists.cached([.comingSoon, .inCinemas], limit: ProviderList.limit) {
            for entry in list.entries where watchlist.contains(entry.film.id) && releases[entry.film.id] == nil {
                releases[entry.film.id] = entry.released.map { Release(film: entry.film, day: $0) }
            }
        }
        return releases
    }

    /// The viewings in a calendar, the newest first: those whose day is known.
    public func evenings(in calendar: CalendarFeed) async throws -> [DiaryEvening] {
        var entries: [DiaryEntry] = []
        var request: PageRequest? = PageRequest(size: PageRequest.sizes.upperBound)
        while let nextRequest = request, entries.count < CalendarFeed.eventLimit {
            let page = try await myFilms.diary(MyFilmsQuery.Filter(), of: calendar.person, page: nextRequest).entries
            entries += page.items.filter { $0.viewing.watchedOn.day != nil }
            request = page.next.map { PageRequest(size: nextRequest.size, after: $0) }
        }
        return DiaryEvening.evenings(Array(entries.prefix(CalendarFeed.eventLimit)))
    }
}

/// A film or show of the watchlist, with the day of its release.
public struct Release: Hashable, Sendable {
    public var film: Film
    public var day: CalendarDay
}
