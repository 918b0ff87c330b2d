import FilmzTextFolding

/// A reading of a query: its words as typed, without the year or the article, with two words joined or one divided, or
/// with other words.
struct Interpretation {
    /// The maximum number of words of a query that are used.
    static let wordLimit = 16
    /// The maximum number of ways to divide a word in two.
    private static let splitLimit = 8

    struct Word {
        var letters: [UInt32]
        /// Whether the word may be a prefix of a longer word.
        var isPrefix = false
        /// Whether the word has to be directly after the previous word.
        var isGlued = false
        /// The words of the query that the word was made from.
        var origin: ClosedRange<Int>

        /// Whether there is a term for the word, if it is not the first word.
        func isKnown(in trie: TermTrie) -> Bool {
            if let place = trie.place(of: letters), isPrefix || place.isTerm { return true }
            return OtherSpellings.of(letters, isFirst: false).contains { trie.place(of: $0)?.isTerm == true }
        }
    }

    var words: [Word]
    /// The year in the query, which matches the entry's year, or the one before or after it; nil if there is none.
    var year: Int?
    /// The points that this reading costs.
    var points = 0
    /// Whether the words differ from the typed ones.
    var isRejoined = false
    /// The number of first words that are only initials.
    var initialCount = 0
    /// The index of the rejoined word that may have wrong letters; nil if there is none.
    var misspelt: Int?

    /// The points of a name that is this reading, word for word.
    var wholeName: Int {
        Ranking.wholeName + (words.count == 1 && year == nil ? Ranking.oneWord : 0)
            + (words.last?.isPrefix == true ? Ranking.stillTyped : 0)
    }

    /// Whether a word may have wrong letters.
    func mayBeWrong(_ word: Int) -> Bool { !isRejoined || word == misspelt }

    /// The glued words as bits: bit i is set if word i is glued.
    var glued: UInt32 {
        words.indices.reduce(0) { words[$1].isGlued ? $0 | 1 << UInt32($1) : $0 }
    }
}

extension Interpretation {
    static let years = 1870...2099

    /// All readings, except those with joined or divided words.
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
            // Of many years, only the last two are tried: earlier ones are more likely part of the title.
            for (index, word) in plain.enumerated().reversed().filter({ year($1.letters) != nil }).prefix(2) {
                var rest = plain
                rest.remove(at: index)
                add(ended(rest), year: year(word.letters))
            }
        }
        return all
    }

    /// All readings, in the order in which a search tries them.
    static func every(of words: [FoldedWord], isLastPrefix: Bool, in tables: IndexTables) -> [Interpretation] {
        let plain = all(of: words, isLastPrefix: isLastPrefix)
        return plain + others(plain, in: tables) + misspelt(plain, in: tables)
    }

    /// The readings with other words, but without wrong letters.
    static func others(_ readings: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        rejoined(readings, in: tables) + unabbreviated(readings) + initials(readings)
    }

    /// The readings without a year, with joined or divided words.
    private static func rejoined(_ readings: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        readings.filter { $0.year == nil }.flatMap { $0.rejoined(in: tables) }
    }

    /// The readings with two words as one, or one as two or more, if there are such terms.
    private func rejoined(in tables: IndexTables) -> [Interpretation] {
        joined(in: tables.trie) + split(in: tables.trie) + takenApart(in: tables)
    }

    private func joined(in trie: TermTrie) -> [Interpretation] {
        words.indices.dropLast().compactMap { index in
            let left = words[index]
            let right = words[index + 1]
            let both = Word(
                letters: left.letters + right.letters, isPrefix: right.isPrefix,
                origin: left.origin.lowerBound...right.origin.upperBound)
            // A query of only two single letters is more likely the beginning of something else.
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
            for end in 1..<word.letters.count {
                guard trie.follow(word.letters[end - 1], into: &walk), splits.count < Self.splitLimit else { break }
                guard trie.place(walk).isTerm, Self.mayStandApart(word.letters[..<end], word.letters[end...]) else {
                    continue
                }
                let parted = parting(index, at: [end, word.letters.count])
                if parted.words[index + 1].isKnown(in: trie) { splits.append(parted) }
            }
        }
        return splits
    }

    /// Whether two parts are long enough: a single letter and a few others would match too many words.
    private static func mayStandApart(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>) -> Bool {
        guard left.count > 1 else { return right.count > 2 }
        return right.count > 1 || left.count > 3 || left.count > 2 && right.allSatisfy(\.isDigit)
    }

    private func takenApart(in tables: IndexTables) -> [Interpretation] {
        words.indices.compactMap { index in
            guard let ends = WordRun.ends(of: words[index], in: tables),
                words.count + ends.count - 1 <= Self.wordLimit
            else { return nil }
            return parting(index, at: ends)
        }
    }

    /// - Parameter ends: the ends of the parts of a word. If there are two parts and the last has one letter, it counts
    ///   as a whole word
    func parting(_ index: Int, at ends: [Int]) -> Interpretation {
        let word = words[index]
        let starts = [0] + ends.dropLast()
        let parts = zip(starts, ends).map { start, end in
            Word(
                letters: Array(word.letters[start..<end]),
                isPrefix: word.isPrefix && end == word.letters.count && (end - start > 1 || ends.count > 2),
                isGlued: start > 0 || word.isGlued, origin: word.origin)
        }
        return replacing(index...index, with: parts)
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
            guard letter.isDigit else { return nil }
            number = number * 10 + Int(letter - 0x30)
        }
        guard years.contains(number) else { return nil }
        return number
    }
}
