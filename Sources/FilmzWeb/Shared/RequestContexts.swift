import FilmzDomain
public import Hummingbird
import Logging

/// A request that has passed the guards, before anybody is known.
public struct VisitorContext: RequestContext {
    public var coreContext: CoreRequestContextStorage

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
    }
}

/// A request of a known person. Handlers of personal pages cannot see any other.
struct PersonContext: ChildRequestContext {
    var coreContext: CoreRequestContextStorage
    let person: Person.ID

    /// Filmz answers this machine only, so whoever asks is the owner.
    init(context: VisitorContext) {
        coreContext = context.coreContext
        person = .owner
    }
}
