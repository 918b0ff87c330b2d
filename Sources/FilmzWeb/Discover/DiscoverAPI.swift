import FilmzDomain
import FilmzPages
import Hummingbird

/// The catalogue as JSON, with the queries of Discover.
struct DiscoverAPI {
    let services: any DiscoverServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.discover, answers: [.get: { try await films($0, $1) }])
        router.resource(APIPath.discoverFacets, answers: [.get: { try await facets($0, $1) }])
    }

    /// The films of Discover; without a year in the address, those of the current year.
    private func films(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        if let year = address.fields[.year], Int(year).map(CalendarDay.years.contains) != true {
            throw DomainError.invalid(.year, .malformed)
        }
        let shelf = try await services.discover(
            DiscoverQuery(fields: address.fields), page: try address.pageRequest(), for: context.person)
        return JSONReply.films(try await services.entries(shelf.films, for: context.person), for: request)
    }

    private func facets(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.value(try await services.discover.films(DiscoverQuery(), page: PageRequest(size: 1)).facets)
    }
}
