import Foundation

/// A pool of byte strings, each stored once and numbered in insertion order.
///
/// Unsafe for speed: every word of every name goes through it.
struct StringPool {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// A hash table with open addressing, at most half full.
    private var table = [Slot](repeating: Slot(), count: 1 << 12)

    /// A slot of the table. Most words have at most eight bytes, and are compared without another memory access.
    private struct Slot {
        /// The first eight bytes, or all if there are fewer.
        var head: UInt64 = 0
        /// A part of the hash, and the length, or that it is longer than `head`.
        var tag: UInt32 = 0
        /// The string's number plus one; 0 for an empty slot.
        var number: UInt32 = 0
    }

    var count: Int { ends.count }

    subscript(index: Int) -> ArraySlice<UInt8> {
        bytes[start(index)..<Int(ends[index])]
    }

    private func start(_ index: Int) -> Int {
        if index == 0 { 0 } else { Int(ends[index - 1]) }
    }

    func text(_ index: Int) -> String {
        String(decoding: self[index], as: UTF8.self)
    }

    /// The number of a string, which is added if it is new.
    mutating func intern(_ string: UnsafeBufferPointer<UInt8>) -> Int {
        let (hash, head) = unsafe Self.hash(string)
        let tag = Self.tag(hash, count: string.count)
        var slot = Int(truncatingIfNeeded: hash) & (table.count &- 1)
        while table[slot].number != 0 {
            let existing = Int(table[slot].number) &- 1
            if table[slot].head == head, table[slot].tag == tag,
                unsafe string.count <= Self.headSize || isEqual(existing, string: string)
            {
                return existing
            }
            slot = (slot &+ 1) & (table.count &- 1)
        }
        unsafe bytes.append(contentsOf: string)
        ends.append(UInt32(bytes.count))
        table[slot] = Slot(head: head, tag: tag, number: UInt32(ends.count))
        if ends.count * 2 > table.count { grow() }
        return ends.count - 1
    }

    private static let headSize = 8

    /// The tag of a hash, which differs for short strings of different lengths, and for short and long ones.
    private static func tag(_ hash: UInt64, count: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: hash &>> 36) &<< 4 | UInt32(min(count, headSize + 1))
    }

    private func isEqual(_ existing: Int, string: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = start(existing)
        guard Int(ends[existing]) &- start == string.count, let other = string.baseAddress else { return false }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            guard let own = bytes.baseAddress else { return false }
            return unsafe memcmp(own + start, other, string.count) == 0
        }
    }

    private mutating func grow() {
        table = [Slot](repeating: Slot(), count: table.count * 4)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            for index in ends.indices {
                let string = unsafe UnsafeBufferPointer(rebasing: bytes[start(index)..<Int(ends[index])])
                let (hash, head) = unsafe Self.hash(string)
                var slot = Int(truncatingIfNeeded: hash) & (table.count &- 1)
                while table[slot].number != 0 { slot = (slot &+ 1) & (table.count &- 1) }
                table[slot] = Slot(head: head, tag: Self.tag(hash, count: string.count), number: UInt32(index + 1))
            }
        }
    }

    /// The hash, computed by multiplying and folding eight bytes at a time, and the first eight bytes, or all of them.
    private static func hash(_ string: UnsafeBufferPointer<UInt8>) -> (hash: UInt64, head: UInt64) {
        let bytes = UnsafeRawBufferPointer(string)
        var hash = UInt64(truncatingIfNeeded: bytes.count)
        var offset = 0
        while offset &+ 8 <= bytes.count {
            unsafe hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        var tail: UInt64 = 0
        while offset < bytes.count {
            unsafe tail = tail &<< 8 | UInt64(bytes[offset])
            offset &+= 1
        }
        let head = if bytes.count < headSize { tail } else { unsafe bytes.loadUnaligned(as: UInt64.self) }
        return (mix(hash ^ tail), head)
    }

    @inline(__always)
    private static func mix(_ number: UInt64) -> UInt64 {
        let product = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
