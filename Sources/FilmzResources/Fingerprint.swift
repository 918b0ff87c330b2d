/// Names a content, so that two versions of it can be told apart.
public enum Fingerprint {
    /// A short text of letters and digits: FNV-1a, 64 bits. It defends against nothing.
    public static func of(_ bytes: [UInt8]) -> String {
        String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
