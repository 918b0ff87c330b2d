/// The proof that somebody administers this Filmz. What concerns everybody asks for one, so that nobody gets there by
/// something that was forgotten.
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

    /// Whoever runs commands on this machine, or has what only its configuration says. They can change every file, so
    /// a question for their role would protect nothing.
    public static let ofThisMachine = Owner(id: .owner)
}

extension PersonService {
    /// The proof that this person is an owner; nil for a member, or when there is no such person.
    public func owner(_ id: Person.ID) async throws -> Owner? {
        try await persons().first { $0.id == id }.flatMap(Owner.init(_:))
    }
}
