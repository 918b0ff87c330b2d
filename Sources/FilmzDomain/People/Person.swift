/// Someone with films of their own.
public struct Person: Hashable, Sendable, Identifiable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int64

        public init(rawValue: Int64) {
            self.rawValue = rawValue
        }

        /// The person who runs this Filmz.
        public static let owner = Person.ID(rawValue: 1)
    }

    public let id: ID
    public var name: String

    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
