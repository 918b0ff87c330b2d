import FilmzDomain
import Hummingbird

/// Gives the routes of personal pages a clock in the person's time zone.
struct ReaderClock: RouterMiddleware {
    /// The server's clock.
    let clock: Clock
    let persons: any PersonService

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var context = context
        context.clock = clock
        if let person = context.person, let known = try await persons.timeZone(of: person) {
            context.timeZone = known
            context.clock = clock.at(known.zone)
        }
        return try await next(request, context)
    }
}
