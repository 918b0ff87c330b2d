/// A new address of a share. It is told only once.
public struct NewShareAddress: Hashable, Sendable, Encodable {
    public var id: Share.ID
    /// The whole address, or only its path when nobody knows the rest.
    public var address: String

    public init(id: Share.ID, address: String) {
        self.id = id
        self.address = address
    }
}
