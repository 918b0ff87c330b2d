/// A fingerprint of a content, which distinguishes its versions.
public enum Fingerprint {
    /// A short text of letters and digits: a 64-bit FNV-1a hash in four lanes, which the processor works on at once, since
    /// each step has to wait for the one before. It is not cryptographic. Pieces have another one than the same bytes in
    /// one piece.
    public static func of(_ pieces: [UInt8]...) -> String {
        var lanes = (offset, offset, offset, offset)
        for piece in pieces {
            var index = 0
            while index + 4 <= piece.count {
                lanes.0 = (lanes.0 ^ UInt64(piece[index])) &* prime
                lanes.1 = (lanes.1 ^ UInt64(piece[index + 1])) &* prime
                lanes.2 = (lanes.2 ^ UInt64(piece[index + 2])) &* prime
                lanes.3 = (lanes.3 ^ UInt64(piece[index + 3])) &* prime
                index += 4
            }
            for byte in piece[index...] { lanes.0 = (lanes.0 ^ UInt64(byte)) &* prime }
        }
        let hash = [lanes.0, lanes.1, lanes.2, lanes.3].reduce(offset) { ($0 ^ $1) &* prime }
        return String(hash, radix: 36)
    }

    private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01B3
}
