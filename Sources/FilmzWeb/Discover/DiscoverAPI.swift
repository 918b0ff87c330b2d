import FilmzDomain
import FilmzPages
import Hummingbird

/// The catalogue by time, as JSON.
struct DiscoverAPI {
    let services: Services

    func add(to api: RouterGroup<PersonContext>) {
        api.resource("discover", [.get: { try await films($0, $1) }])
        api.resource("discover/years", [.get: { try await years($0, $1) }])
    }

    /// The newest year that has films when none is asked for.
    private func films(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let page = try address.pageRequest()
        guard let year = try await year(address) else { return JSONReply.films(Page(items: [], total: 0), request) }
        let films = try await services.discover.films(of: year, page: page)
        return JSONReply.films(try await services.entries(films, for: context.person), request)
    }

    private func year(_ address: Address) async throws -> Int? {
        guard let text = address.fields.first("year") else { return try await services.discover.years().first?.year }
        guard let year = Int(text), CalendarDay.years.contains(year) else {
            throw DomainError.invalid(.year, .malformed)
        }
        return year
    }

    private func years(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.list(try await services.discover.years())
    }
}
