import FilmzDomain
import Hummingbird

/// A request from a known person. Handlers of personal pages get only this kind.
struct PersonContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let person: Person.ID
    /// The proof that the person is an owner; nil for a member, and where ``OwnerReader`` was not asked.
    var owner: Owner?
    /// The session that identifies the person; nil when there is no password.
    let session: Session.ID?
    /// What pages need to know of the person.
    let reader: Reader
    /// The clock in the person's time zone, or in the server's until that is known.
    let clock: Clock
    let client: Client
    /// The permission to ask providers; nil when this request must not.
    let permission: ProviderPermission?

    /// - Throws: ``WebError/signInNeeded`` when no person is known
    init(context: VisitorContext) throws {
        guard let person = context.person else { throw WebError.signInNeeded }
        coreContext = context.coreContext
        self.person = person
        session = context.session
        reader = context.reader
        clock = context.clock
        client = context.client
        permission = context.permission
    }
}

extension PersonContext {
    /// The permission, for requests that need providers.
    /// - Throws: ``WebError/crossSite`` when there is none
    func demandPermission() throws -> ProviderPermission {
        guard let permission else { throw WebError.crossSite }
        return permission
    }
}
