/// A checksum that shows whether bytes are unchanged. Its 64 bits protect against accidents, not against attacks.
///
/// Four parallel sums, each multiplied and rotated word by word, as in the xxHash family; the mixing is our own.
struct Checksum {
    private var lanes: SIMD4<UInt64> = [1, 2, 3, 4]
    private var tail: [UInt8] = []
    private var count: UInt64 = 0

    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func add(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { add(unsafe Region($0)) }
    }

    mutating func add(_ bytes: Region) {
        count &+= UInt64(bytes.count)
        var position = 0
        while !tail.isEmpty, tail.count < 32, position < bytes.count {
            tail.append(bytes.byte(at: position))
            position += 1
        }
        if tail.count == 32 {
            let words = stride(from: 0, to: 32, by: 8).map { start in
                (0..<8).reduce(UInt64(0)) { $0 | UInt64(tail[start + $1]) << (8 * UInt64($1)) }
            }
            mix([words[0], words[1], words[2], words[3]])
            tail = []
        }
        while position &+ 32 <= bytes.count {
            mix([
                bytes.load(UInt64.self, at: position), bytes.load(UInt64.self, at: position &+ 8),
                bytes.load(UInt64.self, at: position &+ 16), bytes.load(UInt64.self, at: position &+ 24),
            ])
            position &+= 32
        }
        while position < bytes.count {
            tail.append(bytes.byte(at: position))
            position += 1
        }
    }

    var value: UInt64 {
        var sum = count
        for number in [lanes[0], lanes[1], lanes[2], lanes[3]] + tail.map(UInt64.init) {
            sum = (sum ^ number) &* Self.factor
            sum ^= sum >> 29
        }
        return sum
    }

    @inline(__always)
    private mutating func mix(_ words: SIMD4<UInt64>) {
        lanes = (lanes ^ words) &* SIMD4(repeating: Self.factor)
        lanes = lanes &>> 31 | lanes &<< 33
    }
}
