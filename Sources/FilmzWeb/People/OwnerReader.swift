import FilmzDomain
import Hummingbird

/// Looks up whether the person is an owner.
struct OwnerReader: RouterMiddleware {
    let persons: any PersonService

    func handle(_ request: Request, context: PersonContext, next: Next<PersonContext>) async throws -> Response {
        var context = context
        context.owner = try await persons.owner(context.person)
        return try await next(request, context)
    }
}
