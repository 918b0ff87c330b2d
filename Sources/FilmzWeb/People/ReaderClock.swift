import FilmzDomain
import Hummingbird

/// Tells the routes of personal pages what time it is where their person is.
struct ReaderClock: RouterMiddleware {
    /// That of the server.
    let clock: Clock
    let persons: any PersonService

    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.clock = clock
        if let person = context.person, let known = try await persons.timeZone(of: person) {
            context.timeZone = known
            context.clock = clock.at(known.zone)
        }
        return try await next(request, context)
    }
}
