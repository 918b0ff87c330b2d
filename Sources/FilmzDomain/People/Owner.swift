/// The proof that a person administers this Filmz. Functions that concern everybody have a parameter of this type, so
/// that a route whose check was forgotten does not compile.
public struct Owner: Hashable, Sendable {
    public let id: Person.ID

    private init(id: Person.ID) {
        self.id = id
    }

    /// Nil for a member.
    fileprivate init?(_ person: Person) {
        guard person.role == .owner else { return nil }
        self.init(id: person.id)
    }

    /// The owner who runs commands on this machine, or knows a secret of its configuration. They can change every file,
    /// so checking their role would protect nothing.
    public static let ofThisMachine = Owner(id: .owner)
}

extension PersonService {
    /// The proof that this person is an owner; nil for a member, or when there is no such person.
    public func owner(_ id: Person.ID) async throws -> Owner? {
        try await person(id).flatMap(Owner.init(_:))
    }
}
