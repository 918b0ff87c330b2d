/// A file that a person gives, by whatever name.
public struct ExchangeInput: Hashable, Sendable {
    /// As the person's system names it. What a file is is told by its content; a name only helps where files of one product
    /// have the same content.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
