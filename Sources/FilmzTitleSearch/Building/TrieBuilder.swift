/// A builder of the tree of sorted terms. See ``TermTrie``.
struct TrieBuilder {
    private struct Node {
        var label: UInt32 = 0
        var labelLength = 0
        var isInline = false
        var firstChild = 0
        var firstTerm = 0
        var isTerm = false
        var mask: UInt64 = 0
        var otherCount = 0
        var best = UInt32.max
    }

    private let terms: [[UInt8]]
    /// The best known name with each term.
    private let best: [UInt32]
    private var nodes: [Node] = [Node()]
    private(set) var labels: [UInt8] = []

    /// - Parameter best: for each term, the number of the first name with it
    init(_ terms: [[UInt8]], best: [UInt32]) {
        self.terms = terms
        self.best = best
        build(TermTrie.root, range: 0..<terms.count, depth: 0, from: 0)
    }

    var nodeCount: Int { nodes.count }

    var nodeBytes: SectionBytes {
        var bytes = SectionBytes(capacity: nodes.count * TermTrie.nodeSize)
        for node in nodes {
            bytes.append32(Int(node.label))
            bytes.append32(node.firstChild)
            bytes.append32(
                node.firstTerm | (node.isTerm ? TermTrie.termFlag : 0) | (node.isInline ? TermTrie.inlineFlag : 0))
            bytes.append64(node.mask | UInt64(node.otherCount) << 36 | UInt64(node.labelLength) << 56)
            bytes.append32(Int(node.best))
        }
        return bytes
    }

    /// - Parameter depth: the number of bytes of the terms above the node
    private mutating func build(_ index: Int, range: Range<Int>, depth: Int, from start: Int) {
        guard let first = range.first, let last = range.last else { return }
        let depth = if index == TermTrie.root { 0 } else { commonPrefixLength(terms[first], terms[last], from: depth) }
        setLabel(of: index, label: terms[first][start..<depth])
        nodes[index].firstTerm = first
        nodes[index].isTerm = terms[first].count == depth
        if nodes[index].isTerm { nodes[index].best = best[first] }
        var groups: [Range<Int>] = []
        var next = if nodes[index].isTerm { first + 1 } else { first }
        while next < range.upperBound {
            let letter = Self.letter(of: terms[next], at: depth)
            var end = next + 1
            while end < range.upperBound, Self.letter(of: terms[end], at: depth) == letter { end += 1 }
            if letter.count == 1, let byte = letter.first, let bit = TermTrie.bit(of: UInt32(byte)) {
                nodes[index].mask |= bit
            } else {
                nodes[index].otherCount += 1
            }
            groups.append(next..<end)
            next = end
        }
        let child = nodes.count
        nodes[index].firstChild = if groups.isEmpty { 0 } else { child }
        nodes.append(contentsOf: repeatElement(Node(), count: groups.count))
        for (offset, group) in groups.enumerated() {
            build(child + offset, range: group, depth: depth, from: depth)
            nodes[index].best = min(nodes[index].best, nodes[child + offset].best)
        }
    }

    private mutating func setLabel(of index: Int, label: ArraySlice<UInt8>) {
        nodes[index].labelLength = label.count
        nodes[index].isInline = label.count <= 4 && label.allSatisfy { $0 < 0x80 }
        if nodes[index].isInline {
            for byte in label.reversed() { nodes[index].label = nodes[index].label << 8 | UInt32(byte) }
        } else {
            nodes[index].label = UInt32(labels.count)
            labels += label
        }
    }

    /// The length of the common prefix of two terms in bytes, in whole letters.
    private func commonPrefixLength(_ left: [UInt8], _ right: [UInt8], from depth: Int) -> Int {
        var length = depth
        while length < left.count, length < right.count, left[length] == right[length] { length += 1 }
        while length < left.count, left[length] & 0xC0 == 0x80 { length -= 1 }
        return length
    }

    private static func letter(of term: [UInt8], at position: Int) -> ArraySlice<UInt8> {
        var end = position + 1
        while end < term.count, term[end] & 0xC0 == 0x80 { end += 1 }
        return term[position..<end]
    }
}
