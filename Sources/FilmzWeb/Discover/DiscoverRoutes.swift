import FilmzDomain
import FilmzPages
import Hummingbird

struct DiscoverRoutes {
    let services: Services
    let clock: Clock
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.home) { try await front($0, $1) }
        router.get(SitePath.discover) { try await discover($0, $1) }
    }

    private func front(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await DiscoverPage.front(today: clock.today, from: services, for: context.person)
        return try await replies.show(page, request, context)
    }

    private func discover(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let page = try await DiscoverPage.load(
            DiscoverQuery(fields: address.fields), selecting: Selecting(fields: address.fields), after: address.cursor,
            from: services, for: context.person)
        return try await replies.show(page, request, context)
    }
}
