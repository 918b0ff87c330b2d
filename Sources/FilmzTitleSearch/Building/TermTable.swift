import FilmzTextFolding

/// The terms of all chunks. Each chunk is folded once. Terms are numbered in alphabetical order.
struct TermTable {
    /// The terms in UTF-8, in ascending order.
    private(set) var terms: [[UInt8]] = []
    private var chunkEnds: [UInt32] = []
    /// The numbers of the chunks' terms, chunk by chunk.
    private(set) var numbers: [UInt32] = []

    /// - Throws: ``TitleIndexError/cancelled``
    init(folding chunks: StringPool) throws(TitleIndexError) {
        var strings = StringPool()
        var cache: [Unicode.Scalar: String] = [:]
        var letters: [UInt8] = []
        func fold(_ scalar: Unicode.Scalar) -> String {
            if let cached = cache[scalar] { return cached }
            let folded = TextFolding.letters(of: scalar)
            cache[scalar] = folded
            return folded
        }
        for chunk in 0..<chunks.count {
            if chunk.isMultiple(of: 1_000) { try TitleIndexError.checkCancellation() }
            letters.removeAll(keepingCapacity: true)
            if Self.foldASCII(chunks[chunk], into: &letters) {
                numbers.append(Self.number(of: letters, in: &strings))
            } else {
                for word in FoldedWord.words(of: chunks.text(chunk), limit: TermBuffer.limit, fold: fold) {
                    numbers.append(Self.number(of: Array(word.text.utf8), in: &strings))
                }
            }
            chunkEnds.append(UInt32(numbers.count))
        }
        sort(strings)
    }

    /// The range of a chunk's terms in `numbers`.
    subscript(chunk: Int) -> Range<Int> {
        (chunk == 0 ? 0 : Int(chunkEnds[chunk &- 1]))..<Int(chunkEnds[chunk])
    }

    /// Folds a chunk of only ASCII letters and digits, which most are; false for other chunks.
    private static func foldASCII(_ chunk: ArraySlice<UInt8>, into letters: inout [UInt8]) -> Bool {
        guard chunk.count <= FoldedWord.letterLimit else { return false }
        for byte in chunk {
            switch byte {
            case 0x30...0x39, 0x61...0x7A: letters.append(byte)
            case 0x41...0x5A: letters.append(byte | 0x20)
            default: return false
            }
        }
        return true
    }

    private static func number(of letters: [UInt8], in strings: inout StringPool) -> UInt32 {
        unsafe letters.withUnsafeBufferPointer { unsafe UInt32(strings.intern($0)) }
    }

    private mutating func sort(_ strings: StringPool) {
        // Most terms differ in their first eight bytes.
        var keys = (0..<strings.count).map { index in
            var key: UInt64 = 0
            for (position, byte) in strings[index].prefix(8).enumerated() {
                key |= UInt64(byte) << UInt64(56 - 8 * position)
            }
            return (key: key, index: index)
        }
        keys.sort { left, right in
            if left.key != right.key { return left.key < right.key }
            return strings[left.index].lexicographicallyPrecedes(strings[right.index])
        }
        var ranks = [UInt32](repeating: 0, count: keys.count)
        for (rank, key) in keys.enumerated() {
            ranks[key.index] = UInt32(rank)
            terms.append(Array(strings[key.index]))
        }
        for index in numbers.indices { numbers[index] = ranks[Int(numbers[index])] }
    }
}
