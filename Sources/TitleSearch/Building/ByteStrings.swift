import Foundation

/// Byte strings without doubles, numbered in the order in which they come.
///
/// Unsafe for speed: every word of every name passes here.
struct ByteStrings {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// Each place has a number plus one, and above it half of the hash; 0 means empty. Open addressing, at most half
    /// full.
    private var table = [UInt64](repeating: 0, count: 1 << 12)

    var count: Int { ends.count }

    subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[start(index)..<Int(ends[index])]
    }

    private func start(_ index: Int) -> Int {
        index == 0 ? 0 : Int(ends[index - 1])
    }

    func text(_ index: Int) -> String {
        String(decoding: self[index], as: UTF8.self)
    }

    /// The number of a string. A new string is added.
    mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = unsafe Self.hash(string)
        var place = Int(truncatingIfNeeded: hash) & (table.count &- 1)
        while table[place] != 0 {
            let known = Int(truncatingIfNeeded: table[place] & 0xFFFF_FFFF) &- 1
            if table[place] &>> 32 == hash &>> 32, unsafe isEqual(known, string) { return known }
            place = (place &+ 1) & (table.count &- 1)
        }
        unsafe bytes.append(contentsOf: string)
        ends.append(UInt32(bytes.count))
        table[place] = hash & ~0xFFFF_FFFF | UInt64(ends.count)
        if ends.count * 2 > table.count { grow() }
        return ends.count - 1
    }

    private func isEqual(_ known: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = start(known)
        guard Int(ends[known]) &- start == string.count, let other = string.baseAddress else { return false }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let own = bytes.baseAddress else { return false }
            return unsafe memcmp(own + start, other, string.count) == 0
        }
    }

    private mutating func grow() {
        table = [UInt64](repeating: 0, count: table.count * 4)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            for index in ends.indices {
                let hash = unsafe Self.hash(UnsafeBufferPointer(rebasing: bytes[start(index)..<Int(ends[index])]))
                var place = Int(truncatingIfNeeded: hash) & (table.count &- 1)
                while table[place] != 0 { place = (place &+ 1) & (table.count &- 1) }
                table[place] = hash & ~0xFFFF_FFFF | UInt64(index + 1)
            }
        }
    }

    /// Eight bytes at a time, multiplied and folded.
    private static func hash(_ string: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(string)
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var place = 0
        while place &+ 8 <= bytes.count {
            unsafe hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place &+= 8
        }
        var rest: UInt64 = 0
        while place < bytes.count {
            unsafe rest = rest &<< 8 | UInt64(bytes[place])
            place &+= 1
        }
        return mix(hash ^ rest)
    }

    @inline(__always)
    private static func mix(_ number: UInt64) -> UInt64 {
        let (high, low) = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return high ^ low
    }
}
