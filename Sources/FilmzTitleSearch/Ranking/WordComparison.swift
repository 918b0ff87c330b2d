/// The comparison of a word of a name with a word of a query, letter by letter. The automaton does the same for all
/// terms at once.
enum WordComparison {
    /// The grade of the match; 0 if there is none. See ``Ranking/Grade``.
    /// - Parameter isFirst: whether it is the first word of the query
    static func grade(
        _ typed: [UInt32], isPrefix: Bool, isFirst: Bool, edits: Int, word: [UInt32]
    ) -> Ranking.Grade {
        if typed == word || OtherSpellings.of(typed, isFirst: isFirst).contains(word) {
            return Ranking.grade(edits: 0, isWhole: true)
        }
        let isBeginning = isPrefix && word.starts(with: typed)
        if isBeginning && edits == 0 { return Ranking.grade(edits: 0, isWhole: false) }
        guard edits > 0 else { return 0 }
        // A letter of another script is never a typo for an ASCII letter.
        let isASCII = typed.allSatisfy { $0 < 128 }
        let comparable = if isASCII { word.prefix { $0 < 128 } } else { word[...] }
        guard comparable.count + edits >= typed.count, isPrefix || comparable.count <= typed.count + edits else {
            return 0
        }
        let (whole, beginning) = distances(typed, word: comparable, limit: edits)
        let wholeGrade: Ranking.Grade =
            if whole <= edits && comparable.count == word.count {
                Ranking.grade(edits: whole, isWhole: true)
            } else {
                .max
            }
        let prefixGrade: Ranking.Grade =
            if isPrefix && beginning <= edits {
                Ranking.grade(edits: beginning, isWhole: false)
            } else {
                .max
            }
        let best = min(wholeGrade, prefixGrade)
        return if best == .max { 0 } else { best }
    }

    /// The number of edits between two words, and the fewest between the first word and any prefix of the second. Above
    /// the limit, any larger number.
    private static func distances(
        _ typed: [UInt32], word: ArraySlice<UInt32>, limit: Int
    ) -> (whole: Int, beginning: Int) {
        var before = [Int]()
        var last = Array(0...typed.count)
        var least = typed.count
        var previous: UInt32?
        for (index, letter) in word.enumerated() {
            var row = [index + 1]
            row.reserveCapacity(last.count)
            for place in typed.indices {
                var cost = min(last[place] + (typed[place] == letter ? 0 : 1), last[place + 1] + 1, row[place] + 1)
                if place > 0, let previous, typed[place] == previous, typed[place - 1] == letter {
                    cost = min(cost, before[place - 1] + 1)
                }
                row.append(cost)
            }
            least = min(least, row[typed.count])
            // A later row cannot be better than the better of two rows.
            if min(row.min() ?? 0, last.min() ?? 0) > limit { return (limit + 1, least) }
            before = last
            last = row
            previous = letter
        }
        return (last[typed.count], least)
    }
}
