/// How well a word of a name answers a word of a query, letter by letter: what the automaton finds in all terms at once,
/// for one.
enum WordComparison {
    /// 0 when it does not. See ``Ranking/Grade``.
    static func grade(_ typed: [UInt32], isPrefix: Bool, edits: Int, _ word: [UInt32]) -> Ranking.Grade {
        if typed == word || Numeral.twin(of: typed) == word { return Ranking.grade(edits: 0, isWhole: true) }
        let isBeginning = isPrefix && word.starts(with: typed)
        if isBeginning && edits == 0 { return Ranking.grade(edits: 0, isWhole: false) }
        guard edits > 0 else { return 0 }
        // Nobody types another script's letter for one of ASCII.
        let isASCII = typed.allSatisfy { $0 < 128 }
        let comparable = isASCII ? word.prefix { $0 < 128 } : word[...]
        let (whole, beginning) = distances(typed, comparable)
        let wholeGrade = whole <= edits && comparable.count == word.count ? Ranking.grade(edits: whole, isWhole: true) : .max
        let prefixGrade = isPrefix && beginning <= edits ? Ranking.grade(edits: beginning, isWhole: false) : .max
        let best = min(wholeGrade, prefixGrade)
        return best == .max ? 0 : best
    }

    /// The edits between two words, and the least between the first and any beginning of the second.
    private static func distances(_ typed: [UInt32], _ word: ArraySlice<UInt32>) -> (whole: Int, beginning: Int) {
        var rows = [Array(0...typed.count)]
        var least = typed.count
        for (index, letter) in word.enumerated() {
            let previous = rows[rows.count - 1]
            var row = [index + 1]
            for place in typed.indices {
                var cost = min(
                    previous[place] + (typed[place] == letter ? 0 : 1), previous[place + 1] + 1, row[place] + 1)
                if place > 0, index > 0, typed[place] == word[index - 1], typed[place - 1] == letter {
                    cost = min(cost, rows[rows.count - 2][place - 1] + 1)
                }
                row.append(cost)
            }
            least = min(least, row[typed.count])
            rows.append(row)
        }
        return (rows[rows.count - 1][typed.count], least)
    }
}
