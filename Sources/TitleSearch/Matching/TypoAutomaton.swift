/// Finds the terms that are at most two edits away from a word: a letter wrong, missing, too many, or two neighbours
/// swapped (optimal string alignment distance).
///
/// A nondeterministic automaton whose states are the bits of one word per number of edits (Wu and Manber 1992), with
/// transpositions after Hyyrö (2003), walks the tree of terms. Where no edit is left, it looks only at children whose
/// first letter it can take.
struct TypoAutomaton {
    /// Terms that match, and how well.
    struct Match {
        var terms: Range<Int>
        var grade: Ranking.Grade
    }

    /// Bit i of `rows[d]`: the word's first i letters are read with at most d edits. Bit i of `swaps[d]`: the last letter
    /// read was the word's letter i + 1, and would have been read after i letters with at most d edits.
    private struct State {
        var rows: SIMD4<UInt64>
        var swaps: SIMD4<UInt64> = .zero
    }

    /// A word is looked for among this many nodes at most; 0.1 % of those of a million films take more than a tenth.
    static let nodeLimit = 60_000

    private let trie: TermTrie
    private let word: [UInt32]
    private let edits: Int
    private let isPrefix: Bool
    private let isASCII: Bool
    /// For each ASCII letter, where it stands in the word.
    private var places = [UInt64](repeating: 0, count: 128)
    private let wholeBit: UInt64
    private let mask: UInt64
    private var nodesLeft = nodeLimit
    private(set) var matches: [Match] = []

    /// - Parameter edits: 1 or 2
    /// - Parameter isPrefix: whether terms that begin with something like the word match too
    init(_ word: [UInt32], edits: Int, isPrefix: Bool, in trie: TermTrie) {
        (self.trie, self.word, self.edits, self.isPrefix) = (trie, word, edits, isPrefix)
        wholeBit = 1 &<< UInt64(word.count)
        mask = wholeBit &<< 1 &- 1
        isASCII = word.allSatisfy { $0 < 128 }
        for (index, letter) in word.enumerated() where letter < 128 { places[Int(letter)] |= 1 &<< UInt64(index) }
        let start = State(rows: [1, 0b11, edits == 2 ? 0b111 : 0, 0])
        visit(TermTrie.root, end: trie.termCount, start, found: edits + 1, depth: 0)
    }

    private func positions(of letter: UInt32) -> UInt64 {
        if letter < 128 { return places[Int(letter)] }
        if isASCII { return 0 }
        var positions: UInt64 = 0
        for (index, own) in word.enumerated() where own == letter { positions |= 1 &<< UInt64(index) }
        return positions
    }

    @inline(__always)
    private func step(_ state: State, _ letter: UInt32) -> State {
        let here = positions(of: letter)
        let rows = state.rows
        let zero = (rows[0] & here) &<< 1
        let swapped = (state.swaps &<< 2) & SIMD4(repeating: here &<< 2)
        let one = (rows[1] & here) &<< 1 | rows[0] | rows[0] &<< 1 | zero &<< 1 | swapped[0]
        var next = State(rows: [zero, one & mask, 0, 0])
        next.swaps[0] = rows[0] & here &>> 1
        if edits == 2 {
            let two = (rows[2] & here) &<< 1 | rows[1] | rows[1] &<< 1 | one &<< 1 | swapped[1]
            next.rows[2] = two & mask
            next.swaps[1] = rows[1] & here &>> 1
        }
        return next
    }

    /// The fewest edits with which the whole word is read; one more than there may be when it is not.
    @inline(__always)
    private func accepted(_ state: State) -> Int {
        if state.rows[0] & wholeBit != 0 { return 0 }
        if state.rows[1] & wholeBit != 0 { return 1 }
        return edits == 2 && state.rows[2] & wholeBit != 0 ? 2 : edits + 1
    }

    /// - Parameter end: the term after the node's last
    /// - Parameter found: the fewest edits with which all terms of the node are known to match as a beginning
    private mutating func visit(_ index: Int, end: Int, _ before: State, found: Int, depth: Int) {
        guard nodesLeft > 0, depth <= TermTrie.depthLimit else { return }
        nodesLeft &-= 1
        let node = trie.node(index)
        guard node.firstTerm < end else { return }
        var (state, found, place) = (before, found, node.labels.lowerBound)
        while place < node.labels.upperBound {
            let letter = trie.letter(at: &place)
            if isASCII, letter >= 128 { return }
            state = step(state, letter)
            guard state.rows != .zero else { return }
            if isPrefix, accepted(state) < found {
                found = accepted(state)
                matches.append(Match(terms: node.firstTerm..<end, grade: Ranking.grade(edits: found, isWhole: false)))
            }
        }
        if node.isTerm, accepted(state) <= edits {
            let grade = Ranking.grade(edits: accepted(state), isWhole: true)
            matches.append(Match(terms: node.firstTerm..<node.firstTerm &+ 1, grade: grade))
        }
        // Children stand behind their parents, so that even a damaged tree ends.
        guard node.firstChild > index else { return }
        let last = node.firstChild &+ node.childCount &- 1
        let ends = Ends(trie: trie, last: last, end: end)
        var wanted: UInt64 = .max
        let isSpent = edits == 2 ? state.rows[0] | state.rows[1] == 0 : state.rows[0] == 0
        if isSpent { wanted = wantedLetters(state) }
        var (bits, child) = (node.mask, node.firstChild)
        while bits != 0 {
            if wanted & bits & (0 &- bits) != 0 {
                visit(child, end: ends[child], state, found: found, depth: depth &+ 1)
            }
            bits &= bits &- 1
            child &+= 1
        }
        guard !isASCII else { return }
        for child in trie.others(of: node) {
            visit(child, end: ends[child], state, found: found, depth: depth &+ 1)
        }
    }

    /// For each child of a node, the term after its last.
    private struct Ends {
        let trie: TermTrie
        let last: Int
        let end: Int

        subscript(child: Int) -> Int { child < last ? trie.firstTerm(ofNode: child &+ 1) : end }
    }

    /// Which digits and Latin letters can be read when no edit is left.
    private func wantedLetters(_ state: State) -> UInt64 {
        var open = state.rows[edits] | state.swaps[edits &- 1]
        var wanted: UInt64 = 0
        while open != 0 {
            let position = open.trailingZeroBitCount
            if position < word.count, let bit = TermTrie.bit(of: word[position]) { wanted |= bit }
            open &= open &- 1
        }
        return wanted
    }
}
