import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird
import NIOCore

/// What calendar programs read that have the address of a calendar. They need not sign in, and reach nothing else.
struct CalendarFeedRoutes {
    let services: Services
    let clock: Clock
    let configuration: ServerConfiguration

    func add(to router: Router<VisitorContext>) {
        router.get(SitePath.calendar) { try await calendar($0, $1) }
    }

    /// The same answer for every address that leads nowhere.
    private func calendar(_ request: Request, _ context: VisitorContext) async throws -> Response {
        guard let text = context.parameters.get(SecretToken.parameterName), let address = SecretToken(pathText: text),
            let feed = try await services.calendars.open(address)
        else { throw WebError.notFound }
        let calendar =
            switch feed.kind {
            case .episodes: try await episodes(feed)
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
