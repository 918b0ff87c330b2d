import TextFolding

/// Which parts of a found name matched, and what was corrected.
struct HitDescription {
    var matched: [Range<String.Index>] = []
    var corrections: [TitleHit.Correction] = []
    /// The query as it was understood, with the name's words instead of corrected ones; nil when it was used as typed.
    var understood: String?

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
            return WordComparison.grade(
                word.letters, isPrefix: word.isPrefix, isFirst: $0 == 0, edits: edits, terms[$1])
        }
        guard let alignment else { return }
        var found: [ClosedRange<Int>: [String]] = [:]
        func text(_ words: ClosedRange<Int>) -> String { typed[words].map(\.text).joined(separator: " ") }
        for (index, word) in reading.words.enumerated() {
            let (place, grade) = (Int(alignment.places[index]), alignment.grades[index])
            let edits = Ranking.edits(grade)
            let isSplit = word.isGlued || index + 1 < reading.words.count && reading.words[index + 1].isGlued
            if edits > 0 || isSplit || word.origin.count > 1 {
                let term = FoldedWord.text(terms[place])
                if edits > 0 { corrections.append(.init(typed: text(word.origin), found: term, edits: edits)) }
                found[word.origin, default: []].append(term)
            }
            guard place < words.count else { continue }
            let isBegun = grade == Ranking.grade(edits: 0, isWhole: false)
            let end = isBegun ? words[place].ends[word.letters.count - 1] : words[place].ends.last ?? words[place].start
            matched.append(name.utf8Range(words[place].start..<end))
        }
        matched.sort { $0.lowerBound < $1.lowerBound }
        var understood = found.isEmpty ? [] : typed.map(\.text)
        for (origin, terms) in found.sorted(by: { $0.key.upperBound > $1.key.upperBound }) {
            let other = terms.joined(separator: " ")
            if terms.count != origin.count { corrections.append(.init(typed: text(origin), found: other, edits: 0)) }
            understood.replaceSubrange(origin, with: [other])
        }
        if !corrections.isEmpty { self.understood = understood.joined(separator: " ") }
    }
}

extension String {
    fileprivate func utf8Range(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
        return start..<(utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex)
    }
}
