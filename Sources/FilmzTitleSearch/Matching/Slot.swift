/// The terms that match a word of an interpretation.
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
    let wholeSpellings: [Range<Int>]
    /// The spellings of the word without errors: its own terms, and each alternative spelling.
    let spellings: [Range<Int>]

    /// A slot for an initial: the terms that begin with it. None of them is the word itself.
    init(initial word: Interpretation.Word, in tables: IndexTables) {
        let terms = tables.trie.prefixMatch(of: word.letters)?.terms
        spellings = [terms].compactMap(\.self)
        matches = spellings.map { .init(terms: $0, grade: Ranking.grade(edits: 0, isWhole: false)) }
        all = Terms(matches, in: tables)
        whole = Terms([], in: tables)
        wholeSpellings = []
    }

    /// - Parameter typoMatches: the matches of the word with wrong letters, the worst first
    /// - Parameter isFirst: whether it is the interpretation's first word
    init(_ word: Interpretation.Word, typoMatches: [TypoAutomaton.Match], isFirst: Bool, in tables: IndexTables) {
        let prefixMatch = tables.trie.prefixMatch(of: word.letters)
        let term = prefixMatch?.term
        let otherSpellings = OtherSpellings.of(word.letters, isFirst: isFirst).compactMap {
            tables.trie.prefixMatch(of: $0)?.term
        }
        spellings = [word.isPrefix ? prefixMatch?.terms : term].compactMap(\.self) + otherSpellings
        var matches = typoMatches
        if word.isPrefix, let prefixMatch {
            matches.append(.init(terms: prefixMatch.terms, grade: Ranking.grade(edits: 0, isWhole: false)))
        }
        let wholeMatches = ([term].compactMap(\.self) + otherSpellings).map {
            TypoAutomaton.Match(terms: $0, grade: Ranking.grade(edits: 0, isWhole: true))
        }
        matches += wholeMatches
        self.matches = matches
        all = Terms(matches, in: tables)
        whole = if matches.count == wholeMatches.count { all } else { Terms(wholeMatches, in: tables) }
        wholeSpellings = wholeMatches.map(\.terms)
    }
}
