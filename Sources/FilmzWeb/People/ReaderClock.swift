import FilmzDomain
import Hummingbird

/// Reads what all personal pages need to know of the person, and gives their routes a clock in the person's time zone.
struct ReaderClock: RouterMiddleware {
    /// The server's clock.
    let clock: Clock
    let persons: any PersonService

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var context = context
        context.clock = clock
        if let person = context.person {
            context.reader = try await persons.reader(person)
            // Without a session there is nothing to open another person in.
            if context.session == nil { context.reader.nameAtHome = nil }
            if let known = context.reader.timeZone { context.clock = clock.at(known.zone) }
        }
        return try await next(request, context)
    }
}
