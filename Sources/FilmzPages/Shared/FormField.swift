/// A field of a form or of an address: its name as it is sent, and what its text means. The page that draws it and the
/// route that reads it use the same one, from `FormField+Names.swift`.
public struct FormField<Value: Sendable>: Sendable {
    public let name: String
    /// What a text means; nil when it means nothing.
    let read: @Sendable (String) -> Value?

    public init(_ name: String, read: @escaping @Sendable (String) -> Value?) {
        self.name = name
        self.read = read
    }
}

extension FormField where Value: LosslessStringConvertible {
    public init(_ name: String) {
        self.init(name) { Value($0) }
    }
}

extension FormField where Value: RawRepresentable<String> {
    public init(_ name: String) {
        self.init(name) { Value(rawValue: $0) }
    }
}
