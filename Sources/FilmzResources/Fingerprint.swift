/// A fingerprint of a content, which distinguishes its versions.
public enum Fingerprint {
    /// A short text of letters and digits: a 64-bit FNV-1a hash. It is not cryptographic.
    public static func of(_ bytes: [UInt8]) -> String {
        String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 36)
    }
}
