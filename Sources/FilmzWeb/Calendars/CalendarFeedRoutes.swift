import FilmzDomain
import FilmzExchange
import FilmzPages
import FilmzText
import Hummingbird
import NIOCore

/// Routes for calendar programs and feed readers that have a calendar's address. They need no sign-in, and the address
/// gives access to nothing else.
struct CalendarFeedRoutes {
    let services: any PersonServices & CalendarServices
    let clock: Clock
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.calendar) { try await calendar($0, $1, at: $2) }
        router.get(SitePath.newsFeed) { try await news($0, $1, at: $2) }
    }

    /// The calendar at a secret address.
    /// - Throws: ``WebError/notFound``, the same for every address that leads nowhere
    private func feed(_ address: SecretToken) async throws -> CalendarFeed {
        guard let feed = try await services.calendars.open(address) else { throw WebError.notFound }
        return feed
    }

    /// The new titles on a person's services, as a feed for feed readers.
    private func news(_ request: Request, _ context: VisitorContext, at address: SecretToken) async throws -> Response {
        let feed = try await feed(address)
        guard feed.kind == .services else { throw WebError.notFound }
        let offers = try await services.newOnServices(of: feed.person, at: clock.now())
        let language = Language(tag: feed.language) ?? .english
        let titles = try await FilmTitles.load(of: offers.map(\.entry.film.id), in: language.titles, from: services)
        let origin = configuration.publicAddress?.description
        let news = Strings.of(language).feed(of: offers, titles: titles) { film in
            origin.map { $0 + SitePath.film(film).path }
        }
        if request.method == .get { await services.calendars.noteReading(of: feed) }
        return Response(
            status: .ok, headers: [.contentType: AtomFeed.mediaType],
            body: ResponseBody(byteBuffer: ByteBuffer(string: news.file(now: clock.now()))))
    }

    private func calendar(_ request: Request, _ context: VisitorContext, at address: SecretToken) async throws
        -> Response
    {
        let feed = try await feed(address)
        guard feed.kind != .services else { throw WebError.notFound }
        let calendar = try await calendar(feed)
        if request.method == .get { await services.calendars.noteReading(of: feed) }
        return Response(
            status: .ok, headers: [.contentType: ICalendar.mediaType],
            body: ResponseBody(byteBuffer: ByteBuffer(string: calendar.file(now: clock.now()))))
    }

    private func calendar(_ feed: CalendarFeed) async throws -> ICalendar {
        let strings = Strings.of(Language(tag: feed.language) ?? .english)
        let today = try await services.persons.clock(of: feed.person, clock: clock).today
        let events: [ICalendar.Event]
        switch feed.kind {
        case .episodes:
            let episodes = try await services.episodes(in: feed, today: today)
            events = try await self.events(of: episodes, film: \.show, in: strings) { new, title, page in
                strings.event(of: new, titled: title, page: page)
            }
        case .showings: events = try await showings(feed, today: today, in: strings)
        case .releases:
            let releases = try await services.releases(in: feed, today: today)
            events = try await self.events(of: releases, film: \.film, in: strings) { release, title, page in
                strings.event(of: release, titled: title, page: page)
            }
        case .diary, .fullDiary:
            let evenings = try await services.evenings(in: feed)
            events = try await self.events(of: evenings, film: \.last.film, in: strings) { evening, title, page in
                strings.event(of: evening, titled: title, isFull: feed.kind == .fullDiary, page: page)
            }
        // Not a calendar, but a feed for feed readers.
        case .services: events = []
        }
        return ICalendar(name: strings.name(feed.kind), events: events)
    }

    /// - Parameter event: makes an entry from a thing, its film's title for the reader, and the address of the film's
    ///   page, nil when that is not known
    private func events<Thing: Sendable>(
        of things: [Thing], film: (Thing) -> Film, in strings: Strings,
        event: (Thing, String, String?) -> ICalendar.Event?
    ) async throws -> [ICalendar.Event] {
        let titles = try await FilmTitles.load(
            of: things.map { film($0).id }, in: strings.language.titles, from: services)
        let origin = configuration.publicAddress?.description
        return things.compactMap { thing in
            let page = origin.map { $0 + SitePath.film(film(thing).id).path }
            return event(thing, titles.titled(film(thing)).title, page)
        }
    }

    private func showings(
        _ feed: CalendarFeed, today: CalendarDay, in strings: Strings
    ) async throws -> [ICalendar.Event] {
        let showings = try await services.showings(in: feed, today: today)
        let films = try await services.films.films(Array(Set(showings.compactMap(\.showtime.film))), for: feed.person)
        let known = showings.compactMap { showing in
            showing.showtime.film.flatMap { films[$0] }.map { (showing: showing, film: $0) }
        }
        return try await events(of: known, film: \.film, in: strings) { known, title, _ in
            strings.event(of: known.showing, titled: title, runtime: known.film.runtime)
        }
    }
}
