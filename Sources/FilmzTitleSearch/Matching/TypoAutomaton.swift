/// An automaton that finds the terms at most two edits away from a word. An edit is a letter that is wrong, missing or
/// extra, or two adjacent letters swapped (optimal string alignment distance).
///
/// The automaton is nondeterministic and traverses the tree of terms. Its states are the bits of one word for each
/// number of edits (Wu and Manber 1992), with transpositions after Hyyrö (2003). If no edit is left, it only visits
/// children whose first letter it can accept.
struct TypoAutomaton {
    /// A range of matching terms with their grade.
    struct Match {
        var terms: Range<Int>
        var grade: Ranking.Grade
    }

    /// The state of the automaton. Bit i of `zero`, `one` and `two`: the word's first i letters are read with at most
    /// none, one or two edits. Bit i of a swap: the last letter read was the word's letter i + 1, and before it i
    /// letters were read with at most that number of edits.
    private struct State {
        var zero: UInt64
        var one: UInt64
        var two: UInt64
        var zeroSwap: UInt64 = 0
        var oneSwap: UInt64 = 0
    }

    /// The maximum number of nodes visited for a word. Of the words in a million films, one in a thousand needs a tenth
    /// of that.
    static let nodeLimit = 60_000

    private let trie: TermTrie
    private let word: [UInt32]
    private let edits: Int
    private let isPrefix: Bool
    private let isASCII: Bool
    private let cutoff: Int
    /// The positions of each ASCII letter in the word, as bits.
    private var letterPositions = [UInt64](repeating: 0, count: 128)
    private let wholeBit: UInt64
    private let mask: UInt64
    private var nodesLeft = nodeLimit
    /// The number of matches left. A term can match as a prefix with each number of edits, and as a whole; in a damaged
    /// tree, more often.
    private var termsLeft: Int
    private(set) var matches: [Match] = []
    /// Whether there may be more matches.
    var isIncomplete: Bool { nodesLeft <= 0 || termsLeft <= 0 }

    /// - Parameter edits: the maximum number of edits, 1 or 2
    /// - Parameter isPrefix: whether terms that begin with something similar to the word match too
    /// - Parameter cutoff: a node is skipped if its terms are only in names from this one on
    init(_ word: [UInt32], edits: Int, isPrefix: Bool, cutoff: Int = .max, in trie: TermTrie) {
        self.trie = trie
        self.word = word
        self.edits = edits
        self.isPrefix = isPrefix
        self.cutoff = cutoff
        termsLeft = 4 * trie.termCount + 1
        wholeBit = 1 &<< UInt64(word.count)
        mask = wholeBit &<< 1 &- 1
        isASCII = word.allSatisfy { $0 < 128 }
        for (index, letter) in word.enumerated() where letter < 128 {
            letterPositions[Int(letter)] |= 1 &<< UInt64(index)
        }
        let start = State(zero: 1, one: 0b11, two: edits == 2 ? 0b111 : 0)
        visit(TermTrie.root, next: nil, state: start, prefixEdits: edits + 1, depth: 0)
    }

    private func positions(of letter: UInt32) -> UInt64 {
        if letter < 128 { return letterPositions[Int(letter)] }
        if isASCII { return 0 }
        var positions: UInt64 = 0
        for (index, own) in word.enumerated() where own == letter { positions |= 1 &<< UInt64(index) }
        return positions
    }

    @inline(__always)
    private func step(_ state: State, letter: UInt32) -> State {
        let letterMask = positions(of: letter)
        let zero = (state.zero & letterMask) &<< 1
        let one =
            (state.one & letterMask) &<< 1 | state.zero | state.zero &<< 1 | zero &<< 1 | (state.zeroSwap & letterMask)
            &<< 2
        var next = State(zero: zero, one: one & mask, two: 0, zeroSwap: state.zero & letterMask &>> 1)
        if edits == 2 {
            let two =
                (state.two & letterMask) &<< 1 | state.one | state.one &<< 1 | one &<< 1 | (state.oneSwap & letterMask)
                &<< 2
            next.two = two & mask
            next.oneSwap = state.one & letterMask &>> 1
        }
        return next
    }

    /// The fewest edits with which the whole word is read; if it is not read, one more than is allowed.
    @inline(__always)
    private func acceptedEdits(_ state: State) -> Int {
        if state.zero & wholeBit != 0 { return 0 }
        if state.one & wholeBit != 0 { return 1 }
        return if state.two & wholeBit != 0 { 2 } else { edits + 1 }
    }

    /// - Parameter next: the node whose first term comes after the node's last one; nil if there is none. It is read
    ///   only if terms match, because it may be in a part of the file that nothing else needs
    /// - Parameter prefixEdits: the fewest edits with which all terms of the node are known to match as a prefix
    private mutating func visit(_ index: Int, next: Int?, state initialState: State, prefixEdits: Int, depth: Int) {
        guard nodesLeft > 0 else { return }
        nodesLeft &-= 1
        guard depth <= TermTrie.depthLimit, trie.best(ofNode: index) < cutoff else { return }
        let node = trie.node(index)
        var state = initialState
        var prefixEdits = prefixEdits
        var label = node.label
        while label.count > 0 {
            let letter = trie.next(&label)
            if isASCII, letter >= 128 { return }
            state = step(state, letter: letter)
            guard state.zero | state.one | state.two != 0 else { return }
            if isPrefix, acceptedEdits(state) < prefixEdits {
                prefixEdits = acceptedEdits(state)
                let end = next.map { trie.firstTerm(ofNode: $0) } ?? trie.termCount
                add(node.firstTerm, end: end, grade: Ranking.grade(edits: prefixEdits, isWhole: false))
            }
        }
        if node.isTerm, acceptedEdits(state) <= edits {
            add(
                node.firstTerm, end: min(node.firstTerm &+ 1, trie.termCount),
                grade: Ranking.grade(edits: acceptedEdits(state), isWhole: true))
        }
        // Children come after their parents, so that the traversal ends even in a damaged tree.
        guard node.firstChild > index else { return }
        let last = node.firstChild &+ node.childCount &- 1
        var readable: UInt64 = .max
        let hasNoEditsLeft = state.zero == 0 && (edits == 1 || state.one == 0)
        if hasNoEditsLeft { readable = readableLetters(state) }
        var bits = node.mask
        var child = node.firstChild
        while bits != 0 {
            if readable & bits & (0 &- bits) != 0 {
                visit(
                    child, next: child < last ? child &+ 1 : next, state: state, prefixEdits: prefixEdits,
                    depth: depth &+ 1)
            }
            bits &= bits &- 1
            child &+= 1
        }
        guard !isASCII else { return }
        for child in trie.others(of: node) where nodesLeft > 0 {
            visit(
                child, next: child < last ? child &+ 1 : next, state: state, prefixEdits: prefixEdits, depth: depth &+ 1
            )
        }
    }

    private mutating func add(_ first: Int, end: Int, grade: Ranking.Grade) {
        guard termsLeft > 0, first < end else { return }
        termsLeft &-= end &- first
        matches.append(Match(terms: first..<end, grade: grade))
    }

    /// The digits and Latin letters that can be read if no edit is left, as bits.
    private func readableLetters(_ state: State) -> UInt64 {
        var pendingPositions = if edits == 2 { state.two | state.oneSwap } else { state.one | state.zeroSwap }
        var readable: UInt64 = 0
        while pendingPositions != 0 {
            let position = pendingPositions.trailingZeroBitCount
            if position < word.count, let bit = TermTrie.bit(of: word[position]) { readable |= bit }
            pendingPositions &= pendingPositions &- 1
        }
        return readable
    }
}
