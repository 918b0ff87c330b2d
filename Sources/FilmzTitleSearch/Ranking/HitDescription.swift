import FilmzTextFolding

/// The parts of a found name that matched, and the corrections of the query.
struct HitDescription {
    var matchedRanges: [Range<String.Index>] = []
    var corrections: [TitleHit.Correction] = []
    /// The query with its corrections: with the name's words instead of corrected ones; nil if it was used as typed.
    var correctedQuery: String?
    /// The same as `correctedQuery`, also with the name's spelling of words that are spelled differently; nil if
    /// letters are wrong, or if it is the query as typed.
    var wording: String?

    /// - Parameter queryWords: the query's words
    init(
        _ interpretation: Interpretation, of queryWords: [FoldedWord], in name: String, people: [[UInt32]],
        typos: TypoRule
    ) {
        let words = FoldedWord.words(of: name, limit: TermBuffer.limit)
        let terms = Array((words.map(\.letters) + people).prefix(TermBuffer.limit))
        let alignment = Alignment.find(
            words: interpretation.words.count, adjacency: interpretation.adjacency, terms: terms.count
        ) {
            let word = interpretation.words[$0]
            let maximumEdits = typos.edits(for: word.letters)
            let possibleEdits = if interpretation.isRewritten { min(1, maximumEdits) } else { maximumEdits }
            let edits = if interpretation.mayHaveEdits($0) { possibleEdits } else { 0 }
            return WordComparison.grade(
                word.letters, isPrefix: word.isPrefix, isFirst: $0 == 0, edits: edits, word: terms[$1])
        }
        guard let alignment else { return }
        var foundTerms: [ClosedRange<Int>: [String]] = [:]
        var otherSpellings: [ClosedRange<Int>: [String]] = [:]
        func text(_ words: ClosedRange<Int>) -> String { queryWords[words].map(\.text).joined(separator: " ") }
        for (index, word) in interpretation.words.enumerated() {
            let position = Int(alignment.positions[index])
            let grade = alignment.grades[index]
            let edits = Ranking.edits(grade)
            let isSplit =
                word.followsDirectly
                || index + 1 < interpretation.words.count && interpretation.words[index + 1].followsDirectly
            let isReplaced =
                !isSplit && word.origin.count == 1 && word.letters != queryWords[word.origin.lowerBound].letters
            if edits > 0 || isSplit || isReplaced || word.origin.count > 1 {
                let term = FoldedWord.text(terms[position])
                if edits > 0 || isReplaced {
                    corrections.append(.init(typedText: text(word.origin), replacement: term, edits: edits))
                }
                foundTerms[word.origin, default: []].append(term)
            } else if Ranking.isWhole(grade), queryWords.count > 1, word.letters != terms[position] {
                otherSpellings[word.origin] = [FoldedWord.text(terms[position])]
            }
            guard position < words.count else { continue }
            let isPrefix = grade == Ranking.grade(edits: 0, isWhole: false)
            let end =
                if isPrefix {
                    words[position].ends[word.letters.count - 1]
                } else {
                    words[position].ends.last ?? words[position].start
                }
            matchedRanges.append(name.utf8Range(words[position].start..<end))
        }
        matchedRanges.sort { $0.lowerBound < $1.lowerBound }
        func replacing(_ parts: [ClosedRange<Int>: [String]]) -> String {
            var words = queryWords.map(\.text)
            for (origin, terms) in parts.sorted(by: { $0.key.upperBound > $1.key.upperBound }) {
                words.replaceSubrange(origin, with: [terms.joined(separator: " ")])
            }
            return words.joined(separator: " ")
        }
        for (origin, terms) in foundTerms.sorted(by: { $0.key.upperBound > $1.key.upperBound })
        where terms.count != origin.count {
            corrections.append(.init(typedText: text(origin), replacement: terms.joined(separator: " "), edits: 0))
        }
        if !corrections.isEmpty { correctedQuery = replacing(foundTerms) }
        let all = foundTerms.merging(otherSpellings) { terms, _ in terms }
        if !all.isEmpty, corrections.allSatisfy({ $0.edits == 0 }) { wording = replacing(all) }
    }
}

extension String {
    fileprivate func utf8Range(_ range: Range<Int>) -> Range<Index> {
        let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
        return start..<(utf8.index(startIndex, offsetBy: range.upperBound, limitedBy: endIndex) ?? endIndex)
    }
}
