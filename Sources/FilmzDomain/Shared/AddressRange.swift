/// A range of addresses with a common prefix.
public struct AddressRange: Hashable, Sendable {
    private let base: UInt128
    /// The number of bits that may differ.
    private let free: Int

    /// - Parameters:
    ///   - address: any address of the range
    ///   - bits: the length of the prefix, at most 32 for an IPv4 address and 128 for another
    public init(_ address: IPAddress, bits: Int) {
        free = (address.isIPv4 ? 32 : 128) - bits
        base = address.value >> free
    }

    /// Reads `127.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`; returns nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let address = IPAddress(parts[0]) else { return nil }
        let length = if address.isIPv4 { 32 } else { 128 }
        var bits = length
        if parts.count > 1 {
            guard parts[1].utf8.allSatisfy({ 48...57 ~= $0 }), let given = Int(parts[1]), 0...length ~= given else {
                return nil
            }
            bits = given
        }
        self.init(address, bits: bits)
    }

    public func contains(_ address: IPAddress) -> Bool {
        address.value >> free == base
    }
}
