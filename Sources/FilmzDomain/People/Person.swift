/// A person with films of their own.
public struct Person: Hashable, Sendable, Identifiable, Codable {
    public struct ID: RawRepresentable, Hashable, Sendable, Codable {
        public let rawValue: Int64

        public init(rawValue: Int64) {
            self.rawValue = rawValue
        }

        /// The person who runs this Filmz: the first one, and always an owner.
        public static let owner = Person.ID(rawValue: 1)
    }

    /// The rights of a person.
    public enum Role: String, Hashable, Sendable, CaseIterable, Codable {
        /// Administers this Filmz too: persons, backups, keys, catalogues, and decisions about films that affect
        /// everybody.
        case owner
        case member
    }

    public let id: ID
    /// The name; empty until the first person has given it.
    public var name: String
    public var role: Role
    /// The time at which an owner retired them; nil for somebody who is here. They cannot sign in, and are deleted after
    /// ``daysUntilDeleted``.
    public var retiredAt: Timestamp?
    /// The person who keeps this profile, which has no password: it is opened in browsers in which they are signed in. Nil
    /// for everybody else.
    public var keeper: ID?

    public init(id: ID, name: String, role: Role, retiredAt: Timestamp? = nil, keeper: ID? = nil) {
        self.id = id
        self.name = name
        self.role = role
        self.retiredAt = retiredAt
        self.keeper = keeper
    }

    /// The number of days between retiring somebody and deleting them.
    public static let daysUntilDeleted = 30

    /// The time at which a retired person is deleted; nil for somebody who is here.
    public var deletedAt: Timestamp? { retiredAt.map { $0 + .days(Double(Self.daysUntilDeleted)) } }

    public static let nameLimit = 60
    /// The maximum length of a name in bytes.
    public static let nameByteLimit = String.byteLimit(ofCharacters: nameLimit)
}
