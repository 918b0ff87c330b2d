import FilmzDomain
import Hummingbird

/// A request from an owner. Handlers of what concerns everybody get only this kind.
struct OwnerContext: ChildRequestContext {
    /// The same request, as from any person.
    var personal: PersonContext
    let owner: Owner

    var coreContext: CoreRequestContextStorage {
        get { personal.coreContext }
        set { personal.coreContext = newValue }
    }

    var clock: Clock { personal.clock }
    var client: Client { personal.client }

    /// - Throws: ``DomainError/ownersOnly`` for a member
    init(context: PersonContext) throws {
        guard let owner = context.owner else { throw DomainError.ownersOnly }
        personal = context
        self.owner = owner
    }
}

/// Looks up whether the person is an owner.
struct OwnerReader: RouterMiddleware {
    let persons: any PersonService

    func handle(_ request: Request, context: PersonContext, next: Next<PersonContext>) async throws -> Response {
        var context = context
        context.owner = try await persons.owner(context.person)
        return try await next(request, context)
    }
}
