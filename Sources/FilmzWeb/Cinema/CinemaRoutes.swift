import FilmzDomain
import FilmzExchange
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird

/// Routes for the programmes of a person's theatres, for single showings, and for the films that titles on programmes
/// mean.
struct CinemaRoutes {
    let services: any SearchServices & CinemaServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.cinema) { try await day($0, $1) }
        router.get(SitePath.showtime) { try await showtime($0, $1, theatre: $2, showtime: $3) }
        router.post(SitePath.showtime) { try await logVisit($0, $1, theatre: $2, showtime: $3) }
        router.get(SitePath.showtimeEvent) { try await event($0, $1, theatre: $2, showtime: $3) }
        router.post(SitePath.planVisit) { try await plan($0, $1, theatre: $2, showtime: $3) }
        router.post(SitePath.removePlan) { try await removePlan($0, $1, theatre: $2, showtime: $3) }
        router.get(SitePath.titleMeaning) { try await meaning($0, $1) }
        router.post(SitePath.titleMeaning) { try await mean($0, $1) }
    }

    /// The programmes of a day. Stale ones are refreshed; the page waits for them a short time, and says so when that
    /// was too short.
    private func day(_ request: Request, _ context: PersonContext) async throws -> Response {
        let day = try Address(request).fields[.day].flatMap(CalendarDay.init(_:))
        var late: [Theatre] = []
        if let permission = context.permission {
            late = try await ProgrammeRefresh(services: services, clock: context.clock)
                .refreshStale(for: context.person, permission: permission)
        }
        let page = try await CinemaPage.load(
            day, asking: late, clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func showtime(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let page = try await ShowtimePage.load(
            showtime, at: theatre, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func logVisit(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        let showing = try await services.showtime(
            showtime, at: theatre, for: context.person)
        let (film, change) = try await services.logVisit(
            to: showing, with: fields[.companions], clock: context.clock, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.film(film)), change: change)
    }

    private func plan(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        let showing = try await services.showtime(showtime, at: theatre, for: context.person)
        try await services.theatres.plan(showing, with: fields[.companions] ?? "", of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.showtime(theatre, showtime)), change: nil)
    }

    private func removePlan(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        _ = try await services.theatres.removePlan(
            showtime, at: theatre, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.cinema), change: nil)
    }

    private func event(
        _ request: Request, _ context: PersonContext, theatre: Theatre.ID, showtime: Showtime.ID
    ) async throws -> Response {
        let showing = try await services.showtime(
            showtime, at: theatre, for: context.person)
        let film = try await services.film(of: showing.showtime, for: context.person)
        let strings = Strings.of(request.language)
        let titles = try await FilmTitles.load(
            of: [film?.id].compactMap(\.self), in: strings.language.titles, from: services)
        let title = film.map { titles.titled($0).title }
        let event = strings.event(of: showing, titled: title, runtime: film?.runtime)
        let calendar = ICalendar(name: showing.theatre.name, events: [event])
        return Response(
            status: .ok,
            headers: [.contentType: ICalendar.mediaType, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: .init(string: calendar.file(now: context.clock.now()))))
    }

    private func meaning(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try Address(request).fields
        guard let title = fields[.title], !title.isEmpty else { throw WebError.notFound }
        let page = try await TitleMeaningPage.load(
            String(title.prefix(Theatre.placeLimit)), query: fields.text(.query), from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func mean(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let title = fields[.title], let text = fields.text(.film) else { throw WebError.malformed }
        let film = Film.ID(text)
        guard film != nil || text.isEmpty else { throw WebError.malformed }
        try await services.theatres.mean(film, by: title, of: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.cinema), change: nil)
    }
}
