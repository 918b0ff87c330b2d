import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird

/// Routes by which a person makes and revokes the secret addresses of calendars.
struct MyCalendarRoutes {
    let services: any CalendarServices
    let replies: Replies
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        router.post(SitePath.makeCalendar) { try await make($0, $1, kind: $2) }
        router.post(SitePath.revokeCalendar) { try await revoke($0, $1, kind: $2) }
    }

    /// Makes an address and shows it, the only time that it can be shown.
    private func make(_ request: Request, _ context: PersonContext, kind: CalendarFeed.Kind) async throws -> Response {
        _ = try await Form.fields(request)
        let token = try await services.calendars.make(kind, in: request.language.tag, of: context.person)
        let address = ShareAddress(configuration, client: context.client)
        let page = NewCalendarAddressPage(
            NewCalendarFeed(kind: kind, address: address.address(of: .feed(kind, address: token))),
            reach: address.reach)
        var response = try await replies.show(page, for: request, in: context)
        // The address is a secret and must not be cached.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func revoke(
        _ request: Request, _ context: PersonContext, kind: CalendarFeed.Kind
    ) async throws -> Response {
        let form = try await Form.fields(request)
        _ = try await services.calendars.revoke(kind, of: context.person)
        return replies.seeOther(form, otherwise: CalendarSettings.address, change: nil)
    }
}
