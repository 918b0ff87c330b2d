/// Says of a name that was found which of its parts matched, and what was corrected.
struct HitDescription {
    var matched: [Range<String.Index>] = []
    var corrections: [TitleHit.Correction] = []
    /// The query's words as they were understood, those that were corrected in the name's words.
    var understood: [String]

    /// - Parameter typed: the query's words
    init(
        _ reading: Interpretation, of typed: [FoldedWord], in name: String, people: [[UInt32]],
        typos: TypoRule
    ) {
        let words = FoldedWord.words(of: name, limit: TermBuffer.limit)
        let terms = Array((words.map(\.letters) + people).prefix(TermBuffer.limit))
        let alignment = Alignment.find(words: reading.words.count, glued: reading.glued, terms: terms.count) {
            let word = reading.words[$0]
            let edits = reading.isRejoined ? 0 : typos.edits(for: word.letters)
            return WordComparison.grade(word.letters, isPrefix: word.isPrefix, edits: edits, terms[$1])
        }
        understood = typed.map(\.text)
        guard let alignment else { return }
        var found: [ClosedRange<Int>: [String]] = [:]
        for (index, word) in reading.words.enumerated() {
            let (place, grade) = (Int(alignment.places[index]), alignment.grades[index])
            let term = String(String.UnicodeScalarView(terms[place].compactMap { Unicode.Scalar($0) }))
            let origin = typed[word.origin].map(\.text).joined(separator: " ")
            if Ranking.edits(grade) > 0 {
                corrections.append(.init(typed: origin, found: term, edits: Ranking.edits(grade)))
            }
            let isSplit = word.isGlued || index + 1 < reading.words.count && reading.words[index + 1].isGlued
            if Ranking.edits(grade) > 0 || isSplit || word.origin.count > 1 {
                found[word.origin, default: []].append(term)
            }
            guard place < words.count else { continue }
            let isBegun = grade == Ranking.grade(edits: 0, isWhole: false)
            let end = isBegun ? words[place].ends[word.letters.count - 1] : words[place].ends.last ?? words[place].start
            matched.append(name.utf8Range(words[place].start..<end))
        }
        matched.sort { $0.lowerBound < $1.lowerBound }
        for (origin, terms) in found.sorted(by: { $0.key.upperBound > $1.key.upperBound }) {
            let text = terms.joined(separator: " ")
            if terms.count != origin.count {
                let typed = typed[origin].map(\.text).joined(separator: " ")
                corrections.append(.init(typed: typed, found: text, edits: 0))
            }
            understood.replaceSubrange(origin, with: [text])
        }
    }
}

extension String {
    fileprivate func utf8Range(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
        return start..<(utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex)
    }
}
