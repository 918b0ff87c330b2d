import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird

/// The calendars to which programs subscribe, as JSON.
struct CalendarFeedAPI {
    let services: any CalendarServices
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.calendars, answers: [.get: { try await calendars($0, $1) }])
        router.resource(
            APIPath.calendar,
            answers: [.post: { try await make($0, $1, kind: $2) }, .delete: { try await revoke($0, $1, kind: $2) }])
    }

    private func calendars(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.list(try await services.calendars.calendars(of: context.person))
    }

    private func make(_ request: Request, _ context: PersonContext, kind: CalendarFeed.Kind) async throws -> Response {
        try await JSONBody.readNothing(request)
        let language = AcceptLanguage.best(request.headers[.acceptLanguage])
        let token = try await services.calendars.make(kind, in: language.tag, of: context.person)
        let address = ShareAddress(configuration, client: context.client).address(of: .feed(kind, address: token))
        return try JSONReply.value(
            NewCalendarFeed(kind: kind, address: address), status: .created,
            headers: [.location: APIPath.calendars.path, .cacheControl: "no-store"])
    }

    /// Revokes a calendar's address, and answers with the remaining calendars.
    private func revoke(
        _ request: Request, _ context: PersonContext, kind: CalendarFeed.Kind
    ) async throws -> Response {
        guard try await services.calendars.revoke(kind, of: context.person) else {
            throw WebError.notFound
        }
        return try await calendars(request, context)
    }
}
