import FilmzTextFolding

/// A radix tree of all terms. Terms with the same prefix share it, and their numbers are a range.
///
/// Each node except the root has a label of one or more letters. Its children are adjacent: first those that begin
/// with a digit or with a to z, each with its bit in the node's mask, then the others by scalar value.
struct TermTrie: Sendable {
    static let nodeSize = 24
    /// The maximum depth. A label is never longer than a word, so a deeper tree is damaged.
    static let depthLimit = FoldedWord.letterLimit + 1
    static let termFlag = 0x8000_0000
    static let inlineFlag = 0x4000_0000

    /// The unread letters of a node: up to four ASCII letters, the lowest byte first; otherwise their position in the
    /// labels.
    struct Label {
        var bits: UInt32
        var count: Int
        let isInline: Bool
    }

    struct Node {
        var label: Label
        var firstChild: Int
        var firstTerm: Int
        /// Whether the node's first term ends here.
        var isTerm: Bool
        /// The children by their first letter: digits are bits 0 to 9, letters 10 to 35.
        var mask: UInt64
        /// The number of children that begin with another letter.
        var otherCount: Int

        var childCount: Int { mask.nonzeroBitCount &+ otherCount }
    }

    let nodes: Region
    let labels: Region
    let nodeCount: Int
    let termCount: Int

    static let root = 0

    @inline(__always)
    func node(_ index: Int) -> Node {
        let offset = index &* Self.nodeSize
        let term = Int(nodes.load(UInt32.self, at: offset &+ 8))
        let packed = nodes.load(UInt64.self, at: offset &+ 12)
        let label = Label(
            bits: nodes.load(UInt32.self, at: offset), count: Int(packed &>> 56), isInline: term & Self.inlineFlag != 0)
        return Node(
            label: label, firstChild: Int(nodes.load(UInt32.self, at: offset &+ 4)),
            firstTerm: min(term & (Self.inlineFlag &- 1), termCount), isTerm: term & Self.termFlag != 0,
            mask: packed & 0xF_FFFF_FFFF, otherCount: Int(packed &>> 36 & 0xF_FFFF))
    }

    @inline(__always)
    func firstTerm(ofNode index: Int) -> Int {
        min(Int(nodes.load(UInt32.self, at: index &* Self.nodeSize &+ 8)) & (Self.inlineFlag &- 1), termCount)
    }

    /// The best known name with a term of this node or of a descendant.
    @inline(__always)
    func best(ofNode index: Int) -> Int {
        Int(nodes.load(UInt32.self, at: index &* Self.nodeSize &+ 20))
    }

    /// Consumes the next letter of a label, which must have one.
    @inline(__always)
    func next(_ label: inout Label) -> UInt32 {
        if label.isInline {
            let letter = label.bits & 0xFF
            label.bits &>>= 8
            label.count &-= 1
            return letter
        }
        var letter = byte(&label)
        if letter < 0x80 { return letter }
        let continuationCount = if letter >= 0xF0 { 3 } else if letter >= 0xE0 { 2 } else { 1 }
        letter &= 0x3F &>> UInt32(continuationCount)
        for _ in 0..<continuationCount { letter = letter &<< 6 | byte(&label) & 0x3F }
        return letter
    }

    @inline(__always)
    private func byte(_ label: inout Label) -> UInt32 {
        let byte = labels.byte(at: Int(label.bits))
        label.bits &+= 1
        label.count &-= 1
        return UInt32(byte)
    }

    /// The bit of a digit or Latin letter in ``Node/mask``; nil for others.
    @inline(__always)
    static func bit(of letter: UInt32) -> UInt64? {
        switch letter {
        case 0x30...0x39: 1 &<< UInt64(letter &- 0x30)
        case 0x61...0x7A: 1 &<< UInt64(letter &- 0x61 &+ 10)
        default: nil
        }
    }

    /// The children of a node that begin neither with a digit nor with a to z. A damaged node may claim more than there
    /// are.
    func others(of node: Node) -> Range<Int> {
        let start = node.firstChild &+ node.mask.nonzeroBitCount
        return start..<max(start, min(start &+ node.otherCount, nodeCount))
    }
}

// MARK: - Looking up

extension TermTrie {
    /// The result of looking up a word.
    struct PrefixMatch {
        /// The terms with the word as a prefix.
        var terms: Range<Int>
        /// Whether the first of them is the word itself.
        var isTerm: Bool

        /// The term that is the word itself; nil if there is none.
        var term: Range<Int>? { if isTerm { terms.lowerBound..<terms.lowerBound + 1 } else { nil } }
    }

    /// Looks up a word; nil if no term begins with it.
    func prefixMatch(of word: some Sequence<UInt32>) -> PrefixMatch? {
        var position = Position()
        for letter in word where !advance(&position, by: letter) { return nil }
        return prefixMatch(at: position)
    }

    /// A position in the tree, within a node's label.
    struct Position {
        fileprivate var node: Node?
        fileprivate var end = 0
    }

    func prefixMatch(at position: Position) -> PrefixMatch {
        guard let node = position.node else { return PrefixMatch(terms: 0..<termCount, isTerm: false) }
        return PrefixMatch(
            terms: node.firstTerm..<max(node.firstTerm, position.end), isTerm: node.isTerm && node.label.count <= 0)
    }

    /// Advances by one letter; false if no term continues with it.
    func advance(_ position: inout Position, by letter: UInt32) -> Bool {
        if position.node == nil {
            position = Position(node: node(Self.root), end: termCount)
            position.node?.label.count = 0
        }
        guard var node = position.node else { return false }
        if node.label.count <= 0 {
            guard let child = child(of: node, letter: letter) else { return false }
            let after = child &+ 1
            if after < node.firstChild &+ node.childCount { position.end = firstTerm(ofNode: after) }
            node = self.node(child)
        }
        let isSame = next(&node.label) == letter
        position.node = node
        return isSame
    }

    private func child(of node: Node, letter: UInt32) -> Int? {
        if let bit = Self.bit(of: letter) {
            if node.mask & bit == 0 { return nil }
            return node.firstChild &+ (node.mask & (bit &- 1)).nonzeroBitCount
        }
        var low = others(of: node).lowerBound
        var high = others(of: node).upperBound
        let end = high
        while low < high {
            let middle = (low &+ high) / 2
            var label = self.node(middle).label
            if next(&label) < letter { low = middle &+ 1 } else { high = middle }
        }
        guard low < end else { return nil }
        return low
    }
}
