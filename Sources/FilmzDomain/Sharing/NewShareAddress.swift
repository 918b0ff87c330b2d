/// A new URL of a share. It is returned only once.
public struct NewShareAddress: Hashable, Sendable, Encodable {
    public var id: Share.ID
    /// The full URL, or only its path when the rest is unknown.
    public var address: String

    public init(id: Share.ID, address: String) {
        self.id = id
        self.address = address
    }
}
