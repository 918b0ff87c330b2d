import FilmzDomain
import Hummingbird

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

extension PersonContext {
    /// The film the address names.
    /// - Throws: ``WebError/notFound`` when it names none that could be
    func film() throws -> Film.ID {
        guard let id = parameters.get("film").flatMap(Film.ID.init(_:)) else { throw WebError.notFound }
        return id
    }

    /// The viewing the address names.
    /// - Throws: ``WebError/notFound`` when it names none that could be
    func viewing() throws -> Viewing.ID {
        guard let id = parameters.get("viewing").flatMap(Viewing.ID.init(_:)) else { throw WebError.notFound }
        return id
    }
}
