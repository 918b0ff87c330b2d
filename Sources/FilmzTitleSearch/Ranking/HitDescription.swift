import FilmzTextFolding

/// The parts of a found name that matched, and the corrections of the query.
struct HitDescription {
    var matched: [Range<String.Index>] = []
    var corrections: [TitleHit.Correction] = []
    /// The query as it was understood, with the name's words instead of corrected ones; nil if it was used as typed.
    var understood: String?
    /// The same as `understood`, also with the name's spelling of words that are spelled differently; nil if letters
    /// are wrong, or if it is the query as typed.
    var wording: String?

    /// - Parameter typed: the query's words
    init(
        _ reading: Interpretation, of typed: [FoldedWord], in name: String, people: [[UInt32]],
        typos: TypoRule
    ) {
        let words = FoldedWord.words(of: name, limit: TermBuffer.limit)
        let terms = Array((words.map(\.letters) + people).prefix(TermBuffer.limit))
        let alignment = Alignment.find(words: reading.words.count, glued: reading.glued, terms: terms.count) {
            let word = reading.words[$0]
            let allowed = typos.edits(for: word.letters)
            let possible = if reading.isRejoined { min(1, allowed) } else { allowed }
            let edits = if reading.mayBeWrong($0) { possible } else { 0 }
            return WordComparison.grade(
                word.letters, isPrefix: word.isPrefix, isFirst: $0 == 0, edits: edits, word: terms[$1])
        }
        guard let alignment else { return }
        var found: [ClosedRange<Int>: [String]] = [:]
        var spelled: [ClosedRange<Int>: [String]] = [:]
        func text(_ words: ClosedRange<Int>) -> String { typed[words].map(\.text).joined(separator: " ") }
        for (index, word) in reading.words.enumerated() {
            let place = Int(alignment.places[index])
            let grade = alignment.grades[index]
            let edits = Ranking.edits(grade)
            let isSplit = word.isGlued || index + 1 < reading.words.count && reading.words[index + 1].isGlued
            let isOther = !isSplit && word.origin.count == 1 && word.letters != typed[word.origin.lowerBound].letters
            if edits > 0 || isSplit || isOther || word.origin.count > 1 {
                let term = FoldedWord.text(terms[place])
                if edits > 0 || isOther {
                    corrections.append(.init(typed: text(word.origin), found: term, edits: edits))
                }
                found[word.origin, default: []].append(term)
            } else if Ranking.isWhole(grade), typed.count > 1, word.letters != terms[place] {
                spelled[word.origin] = [FoldedWord.text(terms[place])]
            }
            guard place < words.count else { continue }
            let isBegun = grade == Ranking.grade(edits: 0, isWhole: false)
            let end =
                if isBegun {
                    words[place].ends[word.letters.count - 1]
                } else {
                    words[place].ends.last ?? words[place].start
                }
            matched.append(name.utf8Range(words[place].start..<end))
        }
        matched.sort { $0.lowerBound < $1.lowerBound }
        func replacing(_ parts: [ClosedRange<Int>: [String]]) -> String {
            var words = typed.map(\.text)
            for (origin, terms) in parts.sorted(by: { $0.key.upperBound > $1.key.upperBound }) {
                words.replaceSubrange(origin, with: [terms.joined(separator: " ")])
            }
            return words.joined(separator: " ")
        }
        for (origin, terms) in found.sorted(by: { $0.key.upperBound > $1.key.upperBound })
        where terms.count != origin.count {
            corrections.append(.init(typed: text(origin), found: terms.joined(separator: " "), edits: 0))
        }
        if !corrections.isEmpty { understood = replacing(found) }
        let all = found.merging(spelled) { terms, _ in terms }
        if !all.isEmpty, corrections.allSatisfy({ $0.edits == 0 }) { wording = replacing(all) }
    }
}

extension String {
    fileprivate func utf8Range(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
        return start..<(utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex)
    }
}
