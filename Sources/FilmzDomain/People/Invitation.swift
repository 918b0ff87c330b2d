/// An invitation to sign in: a link by which a person sets their password, once.
public struct Invitation: Hashable, Sendable {
    public let person: Person.ID
    public let madeAt: Timestamp

    public static let lifetimeInDays = 7

    public init(person: Person.ID, madeAt: Timestamp) {
        self.person = person
        self.madeAt = madeAt
    }

    public var expiresAt: Timestamp { madeAt + .seconds(Self.lifetimeInDays * 86_400) }

    public func isAlive(at now: Timestamp) -> Bool { now < expiresAt }
}
