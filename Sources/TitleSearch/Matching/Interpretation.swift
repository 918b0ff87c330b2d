/// One way to read a query: its words as they are, without a year or an article, two joined, or one split.
struct Interpretation {
    /// As many words of a query are looked at.
    static let wordLimit = 16

    struct Word {
        var letters: [UInt32]
        /// Whether it may be the beginning of a longer word.
        var isPrefix = false
        /// Whether it has to stand right behind the word before.
        var isGlued = false
        /// Which words of the query it was.
        var origin: ClosedRange<Int>
    }

    var words: [Word]
    /// The year that the entry has to have, or the one before or after it.
    var year: Int?
    /// What the reading costs.
    var points = 0
    var isRejoined = false

    /// Bit i says that word i is glued.
    var glued: UInt32 {
        words.indices.reduce(0) { words[$1].isGlued ? $0 | 1 << UInt32($1) : $0 }
    }
}

extension Interpretation {
    static let years = 1870...2099

    /// All readings of a query's words but those with words joined or split.
    static func all(of words: [FoldedWord], isLastPrefix: Bool) -> [Interpretation] {
        let plain = words.prefix(wordLimit).enumerated().map { Word(letters: $1.letters, origin: $0...$0) }
        guard !plain.isEmpty else { return [] }
        var all: [Interpretation] = []
        func add(_ words: [Word], year: Int?) {
            all.append(Interpretation(words: words, year: year))
            guard words.count > 1, LeadingArticle.contains(words[0].letters) else { return }
            all.append(Interpretation(words: Array(words.dropFirst()), year: year, points: Ranking.article))
        }
        func ended(_ words: [Word]) -> [Word] {
            var words = words
            if isLastPrefix, let last = words.indices.last, words[last].origin.upperBound == plain.count - 1 {
                words[last].isPrefix = true
            }
            return words
        }
        add(ended(plain), year: nil)
        if plain.count > 1 {
            // Of many years, the last ones: what stands before them is rather a title.
            for (index, word) in plain.enumerated().reversed().filter({ year($1.letters) != nil }).prefix(2) {
                var rest = plain
                rest.remove(at: index)
                add(ended(rest), year: year(word.letters))
            }
        }
        return all
    }

    /// All readings in their order.
    static func every(of words: [FoldedWord], isLastPrefix: Bool, in trie: TermTrie) -> [Interpretation] {
        let plain = all(of: words, isLastPrefix: isLastPrefix)
        return plain + rejoined(plain, in: trie)
    }

    /// Those of the readings without a year, with words joined or split.
    static func rejoined(_ readings: [Interpretation], in trie: TermTrie) -> [Interpretation] {
        readings.filter { $0.year == nil }.flatMap { $0.rejoined(in: trie) }
    }

    /// The readings with two words as one, and with one word as two, of which the terms exist.
    func rejoined(in trie: TermTrie) -> [Interpretation] {
        joined(in: trie) + split(in: trie)
    }

    private func joined(in trie: TermTrie) -> [Interpretation] {
        words.indices.dropLast().compactMap { index in
            let (left, right) = (words[index], words[index + 1])
            let both = Word(
                letters: left.letters + right.letters, isPrefix: right.isPrefix,
                origin: left.origin.lowerBound...right.origin.upperBound)
            // Of two words of a letter each, and no others, the beginning of another is meant.
            guard words.count > 2 || both.letters.count > 3, both.letters.count <= FoldedWord.letterLimit,
                let place = trie.place(of: both.letters),
                both.isPrefix || place.isTerm
            else { return nil }
            return replacing(index...index + 1, with: [both])
        }
    }

    private func split(in trie: TermTrie) -> [Interpretation] {
        var splits: [Interpretation] = []
        guard words.count < Self.wordLimit else { return [] }
        for (index, word) in words.enumerated() where word.letters.count >= 4 {
            var walk = TermTrie.Walk()
            for (place, letter) in word.letters.dropLast().enumerated() {
                guard trie.follow(letter, &walk), splits.count < 8 else { break }
                let rest = word.letters[(place + 1)...]
                // Of one letter and a few, everything could be made.
                guard place > 0 || rest.count >= 3, rest.count > 1, trie.place(walk).isTerm,
                    let end = trie.place(of: rest), word.isPrefix || end.isTerm
                else { continue }
                splits.append(
                    replacing(
                        index...index,
                        with: [
                            Word(letters: Array(word.letters[...place]), isGlued: word.isGlued, origin: word.origin),
                            Word(letters: Array(rest), isPrefix: word.isPrefix, isGlued: true, origin: word.origin),
                        ]))
            }
        }
        return splits
    }

    private func replacing(_ range: ClosedRange<Int>, with new: [Word]) -> Interpretation {
        var copy = self
        copy.words.replaceSubrange(range, with: new)
        copy.points += Ranking.joining
        copy.isRejoined = true
        return copy
    }

    private static func year(_ letters: [UInt32]) -> Int? {
        guard letters.count == 4 else { return nil }
        var number = 0
        for letter in letters {
            guard case 0x30...0x39 = letter else { return nil }
            number = number * 10 + Int(letter - 0x30)
        }
        return years.contains(number) ? number : nil
    }
}
