import FilmzDomain
import FilmzPages
import Hummingbird

struct DiscoverRoutes {
    let services: Services
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get("/") { try await page($0, $1) }
        router.get("discover") { try await page($0, $1) }
    }

    private func page(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let year = address.fields.first("year").flatMap { Int($0) }.flatMap {
            CalendarDay.years.contains($0) ? $0 : nil
        }
        let page = try await DiscoverPage.load(
            year: year, after: address.cursor, from: services, for: context.person)
        return try await replies.show(page, request, context)
    }
}
