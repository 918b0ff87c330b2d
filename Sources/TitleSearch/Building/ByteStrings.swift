/// Byte strings, each once, numbered as they come.
///
/// Unsafe, since each word of each name passes here.
struct ByteStrings {
    private var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// Numbers plus one, 0 where nothing stands; open addressing, at most two thirds full.
    private var table = [UInt32](repeating: 0, count: 1 << 12)

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

    /// The number of a string, which is kept if it was not known.
    mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int {
        let hash = unsafe Self.hash(string)
        var place = hash & (table.count &- 1)
        while table[place] != 0 {
            let known = Int(table[place]) &- 1
            if unsafe isEqual(known, string) { return known }
            place = (place &+ 1) & (table.count &- 1)
        }
        unsafe bytes.append(contentsOf: string)
        ends.append(UInt32(bytes.count))
        table[place] = UInt32(ends.count)
        if ends.count * 3 > table.count * 2 { grow() }
        return ends.count - 1
    }

    private func isEqual(_ known: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = start(known)
        guard Int(ends[known]) &- start == string.count else { return false }
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<string.count where unsafe bytes[start &+ index] != string[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        table = [UInt32](repeating: 0, count: table.count * 4)
        unsafe bytes.withUnsafeBufferPointer { bytes in
            for index in ends.indices {
                let string = unsafe UnsafeBufferPointer(rebasing: bytes[start(index)..<Int(ends[index])])
                var place = unsafe Self.hash(string) & (table.count &- 1)
                while table[place] != 0 { place = (place &+ 1) & (table.count &- 1) }
                table[place] = UInt32(index + 1)
            }
        }
    }

    private static func hash(_ string: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for index in 0..<string.count { unsafe hash = (hash ^ UInt64(string[index])) &* 0x0000_0100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash &>> 32)
    }
}
