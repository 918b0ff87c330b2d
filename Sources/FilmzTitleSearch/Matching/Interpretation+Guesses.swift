import FilmzTextFolding

/// Interpretations with words that differ from the typed ones.
extension Interpretation {
    /// The number of letters that the initials of a title may have.
    private static let initialLimit = 3...6
    /// The maximum number of ways to divide a word with a wrong letter.
    private static let misspeltSplitLimit = 4

    /// The interpretations with a person's full first name instead of a nickname: `leo dicaprio`.
    static func withoutNicknames(_ interpretations: [Interpretation]) -> [Interpretation] {
        interpretations.filter { $0.words.count > 1 && $0.points == 0 }.flatMap { interpretation in
            interpretation.words.indices.filter { !interpretation.words[$0].isPrefix }.flatMap { index in
                let word = interpretation.words[index]
                return Nicknames.names(for: word.letters).map { name in
                    var copy = interpretation
                    copy.words[index].letters = name
                    copy.points += Ranking.nickname
                    copy.isRewritten = true
                    return copy
                }
            }
        }
    }

    /// The interpretations whose first word is the initials of the title: `lotr`.
    static func initials(_ interpretations: [Interpretation]) -> [Interpretation] {
        interpretations.filter { $0.points == 0 }.compactMap { interpretation in
            let first = interpretation.words[0]
            guard initialLimit.contains(first.letters.count), first.letters.allSatisfy({ 0x61...0x7A ~= $0 }),
                first.letters.count + interpretation.words.count - 1 <= wordLimit
            else { return nil }
            var copy = interpretation
            copy.words.replaceSubrange(
                0...0,
                with: first.letters.enumerated().map {
                    Word(letters: [$1], isPrefix: true, followsDirectly: $0 > 0, origin: first.origin)
                })
            copy.initialCount = first.letters.count
            copy.points += Ranking.initials
            copy.isRewritten = true
            return copy
        }
    }

    /// The interpretations with an unknown word as two adjacent words, of which one is known and the other has a wrong
    /// letter: `starwras`.
    static func splitsWithTypo(of interpretations: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        interpretations.filter { $0.year == nil && $0.points == 0 }.flatMap { interpretation in
            interpretation.words.indices.flatMap { interpretation.splitsWithTypo(wordAt: $0, in: tables) }
        }
    }

    private func splitsWithTypo(wordAt index: Int, in tables: IndexTables) -> [Interpretation] {
        let word = words[index]
        guard word.letters.count >= 7, words.count < Self.wordLimit, !word.isKnown(in: tables.trie) else { return [] }
        var candidates: [(interpretation: Interpretation, useCount: Int)] = []
        for end in 3...word.letters.count - 3 {
            let divided = dividing(wordAt: index, at: [end, word.letters.count])
            for (knownIndex, otherIndex) in [(index, index + 1), (index + 1, index)]
            where divided.words[otherIndex].letters.count > 3 {
                guard !divided.words[otherIndex].isKnown(in: tables.trie),
                    let match = tables.trie.prefixMatch(of: divided.words[knownIndex].letters),
                    let terms = if divided.words[knownIndex].isPrefix { match.terms } else { match.term }
                else { continue }
                var copy = divided
                copy.misspeltIndex = otherIndex
                candidates.append((copy, tables.postings(of: terms).count))
            }
        }
        // A word in more names is more likely to be meant.
        return candidates.sorted { $0.useCount > $1.useCount }.prefix(Self.misspeltSplitLimit).map(\.interpretation)
    }
}
