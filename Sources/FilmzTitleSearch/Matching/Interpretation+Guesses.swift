import FilmzTextFolding

/// Readings with words that differ from the typed ones.
extension Interpretation {
    /// The number of letters that the initials of a title may have.
    private static let initialLimit = 3...6
    /// The maximum number of ways to divide a word with a wrong letter.
    private static let misspeltLimit = 4

    /// The readings with a person's full first name instead of a nickname: `leo dicaprio`.
    static func unabbreviated(_ readings: [Interpretation]) -> [Interpretation] {
        readings.filter { $0.words.count > 1 && $0.points == 0 }.flatMap { reading in
            reading.words.indices.filter { !reading.words[$0].isPrefix }.flatMap { index in
                let word = reading.words[index]
                return Nicknames.names(for: word.letters).map { name in
                    var copy = reading
                    copy.words[index].letters = name
                    copy.points += Ranking.nickname
                    copy.isRejoined = true
                    return copy
                }
            }
        }
    }

    /// The readings whose first word is the initials of the title: `lotr`.
    static func initials(_ readings: [Interpretation]) -> [Interpretation] {
        readings.filter { $0.points == 0 }.compactMap { reading in
            let first = reading.words[0]
            guard initialLimit.contains(first.letters.count), first.letters.allSatisfy({ 0x61...0x7A ~= $0 }),
                first.letters.count + reading.words.count - 1 <= wordLimit
            else { return nil }
            var copy = reading
            copy.words.replaceSubrange(
                0...0,
                with: first.letters.enumerated().map {
                    Word(letters: [$1], isPrefix: true, isGlued: $0 > 0, origin: first.origin)
                })
            copy.initialCount = first.letters.count
            copy.points += Ranking.initials
            copy.isRejoined = true
            return copy
        }
    }

    /// The readings with an unknown word as two adjacent words, of which one is known and the other has a wrong letter:
    /// `starwras`.
    static func misspelt(_ readings: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        readings.filter { $0.year == nil && $0.points == 0 }.flatMap { reading in
            reading.words.indices.flatMap { reading.misspelt($0, in: tables) }
        }
    }

    private func misspelt(_ index: Int, in tables: IndexTables) -> [Interpretation] {
        let word = words[index]
        guard word.letters.count >= 7, words.count < Self.wordLimit, !word.isKnown(in: tables.trie) else { return [] }
        var ways: [(reading: Interpretation, useCount: Int)] = []
        for end in 3...word.letters.count - 3 {
            let parted = parting(index, at: [end, word.letters.count])
            for (known, other) in [(index, index + 1), (index + 1, index)] where parted.words[other].letters.count > 3 {
                guard !parted.words[other].isKnown(in: tables.trie),
                    let place = tables.trie.place(of: parted.words[known].letters),
                    let terms = if parted.words[known].isPrefix { place.terms } else { place.term }
                else { continue }
                var copy = parted
                copy.misspelt = other
                ways.append((copy, tables.postings(of: terms).count))
            }
        }
        // A word in more names is more likely to be meant.
        return ways.sorted { $0.useCount > $1.useCount }.prefix(Self.misspeltLimit).map(\.reading)
    }
}
