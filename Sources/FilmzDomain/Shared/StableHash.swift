/// A 64-bit FNV-1a hash, which never changes, unlike Swift's own. It is not cryptographic.
public struct StableHash: Sendable {
    public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    public init() {}

    /// Adds a text with a terminator, so that the boundaries between texts matter.
    public mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0x1F)
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
