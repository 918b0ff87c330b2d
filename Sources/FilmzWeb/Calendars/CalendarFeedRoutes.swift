import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird
import NIOCore

/// What calendar programs and news readers read that have the address of a calendar. They need not sign in, and reach nothing else.
struct CalendarFeedRoutes {
    let services: Services
    let clock: Clock
    let configuration: ServerConfiguration

    func add(to router: Router<VisitorContext>) {
        router.get(SitePath.calendar) { try await calendar($0, $1) }
        router.get(SitePath.newsFeed) { try await news($0, $1) }
    }

    /// What an address leads to.
    /// - Throws: ``WebError/notFound``, the same for every address that leads nowhere
    private func feed(_ context: VisitorContext) async throws -> CalendarFeed {
        guard let text = context.parameters.get(SecretToken.parameterName), let address = SecretToken(pathText: text),
            let feed = try await services.calendars.open(address)
        else { throw WebError.notFound }
        return feed
    }

    /// What came to a person's services, for news readers.
    private func news(_ request: Request, _ context: VisitorContext) async throws -> Response {
        let feed = try await feed(context)
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

    private func calendar(_ request: Request, _ context: VisitorContext) async throws -> Response {
        let feed = try await feed(context)
        let calendar =
            switch feed.kind {
            case .episodes: try await episodes(feed)
            case .services: throw WebError.notFound
            }
        if request.method == .get { await services.calendars.noteReading(of: feed) }
        return Response(
            status: .ok, headers: [.contentType: ICalendar.mediaType],
            body: ResponseBody(byteBuffer: ByteBuffer(string: calendar.file(now: clock.now()))))
    }

    private func episodes(_ feed: CalendarFeed) async throws -> ICalendar {
        let episodes = try await services.episodes(in: feed, today: clock.today)
        let language = Language(tag: feed.language) ?? .english
        let titles = try await FilmTitles.load(
            of: Array(Set(episodes.map(\.show.id))), in: language.titles, from: services)
        let origin = configuration.publicAddress?.description
        return Strings.of(language).calendar(of: episodes, titles: titles) { show in
            origin.map { $0 + SitePath.film(show).path }
        }
    }
}
