/// Errors of typing: 35 % another letter, 25 % one missing, 25 % one too many, 15 % two swapped. One of ten is in the
/// first letter.
enum TypingError {
    private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

    /// The word with exactly this many errors.
    static func made(in word: String, count: Int, _ random: inout SeededRandom) -> String {
        while true {
            var letters = Array(word)
            for _ in 0..<count { makeOne(in: &letters, &random) }
            if distance(Array(word), letters) == count { return String(letters) }
        }
    }

    /// The word with another first letter.
    static func wrongFirst(of word: String, _ random: inout SeededRandom) -> String {
        while true {
            let letter = random.pick(letters)
            if letter != word.first { return String(letter) + word.dropFirst() }
        }
    }

    private static func makeOne(in word: inout [Character], _ random: inout SeededRandom) {
        let place = random.chance(0.1) ? 0 : 1 + random.below(max(1, word.count - 1))
        let kind = random.unit()
        guard place < word.count else { return word.append(random.pick(letters)) }
        switch kind {
        case ..<0.35: word[place] = random.pick(letters)
        case ..<0.60: word.remove(at: place)
        case ..<0.85: word.insert(random.pick(letters), at: place)
        default: if place + 1 < word.count { word.swapAt(place, place + 1) }
        }
    }

    /// How many letters were changed, left out, put in or swapped with their neighbour, none of them twice.
    private static func distance(_ from: [Character], _ to: [Character]) -> Int {
        var rows = [Array(0...to.count)]
        for i in 1...from.count {
            var row = [i]
            for j in 1...max(1, to.count) where j <= to.count {
                let change = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
                var best = min(change, rows[i - 1][j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
                    best = min(best, rows[i - 2][j - 2] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
