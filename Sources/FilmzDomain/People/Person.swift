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

    public init(id: ID, name: String, role: Role) {
        self.id = id
        self.name = name
        self.role = role
    }

    public static let nameLimit = 60
}
