/// A file that a person imports, under any name.
public struct ExchangeInput: Hashable, Sendable {
    /// The name on the person's device. A file is recognised by its content; the name only matters where files of one
    /// product have the same structure.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}
