/// The terms that answer one word of a reading.
struct Slot {
    /// Worst first, so that the better ones are noted over them.
    private(set) var matches: [TypoAutomaton.Match] = []
    /// The same terms, ascending and apart.
    private(set) var ranges: [Range<Int>] = []
    /// How many postings they have.
    private(set) var postingCount = 0
    /// The terms that the word stands for by itself, without errors or numerals.
    private(set) var own: Range<Int>?
    /// Whether the word is a term, and not but the beginning of one.
    private(set) var isTerm = false
    private(set) var hasTwin = false

    /// - Parameter typos: what else the word may have been, worst first
    /// - Parameter takesTwin: whether a numeral stands for the other way to write it, too
    init(_ word: Interpretation.Word, typos: [TypoAutomaton.Match], takesTwin: Bool, in tables: IndexTables) {
        matches = typos
        if let place = tables.trie.place(of: word.letters) {
            if word.isPrefix {
                matches.append(.init(terms: place.terms, grade: Ranking.grade(edits: 0, isWhole: false)))
                own = place.terms
            }
            if place.isTerm {
                let term = place.terms.lowerBound..<place.terms.lowerBound + 1
                matches.append(.init(terms: term, grade: Ranking.grade(edits: 0, isWhole: true)))
                own = own ?? term
                isTerm = true
            }
        }
        if takesTwin, let twin = Numeral.twin(of: word.letters), let place = tables.trie.place(of: twin), place.isTerm {
            let term = place.terms.lowerBound..<place.terms.lowerBound + 1
            matches.append(.init(terms: term, grade: Ranking.grade(edits: 0, isWhole: true)))
            hasTwin = true
        }
        unite()
        postingCount = ranges.reduce(0) { $0 + tables.postings(of: $1).count }
    }

    private mutating func unite() {
        if matches.count == 1 {
            ranges = [matches[0].terms]
            return
        }
        for match in matches.sorted(by: { $0.terms.lowerBound < $1.terms.lowerBound }) {
            if let last = ranges.last, match.terms.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, match.terms.upperBound)
            } else {
                ranges.append(match.terms)
            }
        }
    }
}
