import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird

/// Routes for a person whom an owner has retired: with their link they take everything with them, once, and nobody else
/// does.
struct FarewellRoutes {
    let exports: Exports
    let clock: Clock
    let replies: Replies

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.farewell) { try await page($0, at: $2) }
        router.post(SitePath.farewell) { request, _, address in
            _ = try await Form.fields(request)
            return try await take(request, at: address)
        }
    }

    /// The link is used up only when the file is there.
    private func take(_ request: Request, at address: SecretToken) async throws -> Response {
        let services = exports.services
        guard let person = try await services.accounts.farewell(address) else { return gone(request) }
        let clock = try await services.persons.clock(of: person, clock: clock)
        let file = try await exports.file(.archive, in: .of(request.language), clock: clock, for: person)
        guard try await services.accounts.useFarewell(address) == person else { return gone(request) }
        return file
    }

    private func page(_ request: Request, at address: SecretToken) async throws -> Response {
        let services = exports.services
        guard let id = try await services.accounts.farewell(address),
            let person = try await services.persons.person(id),
            let deletedAt = person.deletedAt
        else { return gone(request) }
        let page = FarewellPage(name: person.name, address: address, deletedOn: clock.day(of: deletedAt))
        return replies.show(page, for: request)
    }

    private func gone(_ request: Request) -> Response {
        replies.show(PersonalLinkGonePage.farewell, for: request, status: .notFound)
    }
}
