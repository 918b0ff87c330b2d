/// The terms that match a word of a reading.
struct Slot {
    /// Terms with their postings.
    struct Terms {
        struct Part {
            var postings: Range<Int>
            /// Whether the postings are those of one term, and so in ascending order.
            var isAscending: Bool
        }

        /// The postings of the terms, in ascending order, without overlap.
        private(set) var parts: [Part] = []
        private(set) var postingCount = 0

        init(_ matches: [TypoAutomaton.Match], in tables: IndexTables) {
            let sorted =
                if matches.count < 2 {
                    matches
                } else {
                    matches.sorted { $0.terms.lowerBound < $1.terms.lowerBound }
                }
            var ranges: [Range<Int>] = []
            for match in sorted {
                if let last = ranges.last, match.terms.lowerBound <= last.upperBound {
                    ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, match.terms.upperBound)
                } else {
                    ranges.append(match.terms)
                }
            }
            var end = 0
            for range in ranges {
                let postings = tables.postings(of: range)
                // Terms ascend, and so do their postings, except in a damaged file.
                guard postings.lowerBound >= end else { continue }
                end = postings.upperBound
                parts.append(Part(postings: postings, isAscending: range.count == 1))
                postingCount &+= postings.count
            }
        }
    }

    /// The matches, the worst first, so that better ones overwrite them.
    let matches: [TypoAutomaton.Match]
    let all: Terms
    /// The terms that are the word itself, or an alternative spelling of it.
    let whole: Terms
    /// Each of the `whole` terms as a range.
    let wholeWays: [Range<Int>]
    /// Each way to read the word without errors: its own terms, and each alternative spelling.
    let ways: [Range<Int>]

    /// A slot for an initial: the terms that begin with it. None of them is the word itself.
    init(initial word: Interpretation.Word, in tables: IndexTables) {
        let terms = tables.trie.place(of: word.letters)?.terms
        ways = [terms].compactMap(\.self)
        matches = ways.map { .init(terms: $0, grade: Ranking.grade(edits: 0, isWhole: false)) }
        all = Terms(matches, in: tables)
        whole = Terms([], in: tables)
        wholeWays = []
    }

    /// - Parameter typos: the matches of the word with wrong letters, the worst first
    /// - Parameter isFirst: whether it is the reading's first word
    init(_ word: Interpretation.Word, typos: [TypoAutomaton.Match], isFirst: Bool, in tables: IndexTables) {
        let place = tables.trie.place(of: word.letters)
        let term = place?.term
        let others = OtherSpellings.of(word.letters, isFirst: isFirst).compactMap { tables.trie.place(of: $0)?.term }
        ways = [word.isPrefix ? place?.terms : term].compactMap(\.self) + others
        var matches = typos
        if word.isPrefix, let place {
            matches.append(.init(terms: place.terms, grade: Ranking.grade(edits: 0, isWhole: false)))
        }
        let wholes = ([term].compactMap(\.self) + others).map {
            TypoAutomaton.Match(terms: $0, grade: Ranking.grade(edits: 0, isWhole: true))
        }
        matches += wholes
        self.matches = matches
        all = Terms(matches, in: tables)
        whole = if matches.count == wholes.count { all } else { Terms(wholes, in: tables) }
        wholeWays = wholes.map(\.terms)
    }
}
