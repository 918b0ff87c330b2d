/// The comparison of a word of a name with a word of a query, letter by letter. The automaton does the same for all
/// terms at once.
enum WordComparison {
    /// The grade of the match; 0 if there is none. See ``Ranking/Grade``.
    /// - Parameter isFirst: whether it is the first word of the query
    static func grade(
        _ queryWord: [UInt32], isPrefix: Bool, isFirst: Bool, edits: Int, word: [UInt32]
    ) -> Ranking.Grade {
        if queryWord == word || OtherSpellings.of(queryWord, isFirst: isFirst).contains(word) {
            return Ranking.grade(edits: 0, isWhole: true)
        }
        let isPrefixMatch = isPrefix && word.starts(with: queryWord)
        if isPrefixMatch && edits == 0 { return Ranking.grade(edits: 0, isWhole: false) }
        guard edits > 0 else { return 0 }
        // A letter of another script is never a typo for an ASCII letter.
        let isASCII = queryWord.allSatisfy { $0 < 128 }
        let comparable = if isASCII { word.prefix { $0 < 128 } } else { word[...] }
        guard comparable.count + edits >= queryWord.count, isPrefix || comparable.count <= queryWord.count + edits
        else {
            return 0
        }
        let (whole, prefix) = distances(queryWord, word: comparable, limit: edits)
        let wholeGrade: Ranking.Grade =
            if whole <= edits && comparable.count == word.count {
                Ranking.grade(edits: whole, isWhole: true)
            } else {
                .max
            }
        let prefixGrade: Ranking.Grade =
            if isPrefix && prefix <= edits {
                Ranking.grade(edits: prefix, isWhole: false)
            } else {
                .max
            }
        let best = min(wholeGrade, prefixGrade)
        return if best == .max { 0 } else { best }
    }

    /// The number of edits between two words, and the fewest between the first word and any prefix of the second. Above
    /// the limit, any larger number.
    private static func distances(
        _ queryWord: [UInt32], word: ArraySlice<UInt32>, limit: Int
    ) -> (whole: Int, prefix: Int) {
        var secondLastRow = [Int]()
        var lastRow = Array(0...queryWord.count)
        var fewestForPrefix = queryWord.count
        var previous: UInt32?
        for (index, letter) in word.enumerated() {
            var row = [index + 1]
            row.reserveCapacity(lastRow.count)
            for position in queryWord.indices {
                var cost = min(
                    lastRow[position] + (queryWord[position] == letter ? 0 : 1), lastRow[position + 1] + 1,
                    row[position] + 1)
                if position > 0, let previous, queryWord[position] == previous, queryWord[position - 1] == letter {
                    cost = min(cost, secondLastRow[position - 1] + 1)
                }
                row.append(cost)
            }
            fewestForPrefix = min(fewestForPrefix, row[queryWord.count])
            // A later row cannot be better than the better of two rows.
            if min(row.min() ?? 0, lastRow.min() ?? 0) > limit { return (limit + 1, fewestForPrefix) }
            secondLastRow = lastRow
            lastRow = row
            previous = letter
        }
        return (lastRow[queryWord.count], fewestForPrefix)
    }
}
