import FilmzTextFolding

/// An interpretation of a query: its words as typed, without the year or the article, with two words joined or one
/// divided, or with other words.
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
        var followsDirectly = false
        /// The words of the query that the word was made from.
        var origin: ClosedRange<Int>

        /// Whether there is a term for the word, if it is not the first word.
        func isKnown(in trie: TermTrie) -> Bool {
            if let match = trie.prefixMatch(of: letters), isPrefix || match.isTerm { return true }
            return OtherSpellings.of(letters, isFirst: false).contains { trie.prefixMatch(of: $0)?.isTerm == true }
        }
    }

    var words: [Word]
    /// The year in the query, which matches the entry's year, or the one before or after it; nil if there is none.
    var year: Int?
    /// The points that this interpretation costs.
    var points = 0
    /// Whether the words differ from the typed ones.
    var isRewritten = false
    /// The number of first words that are only initials.
    var initialCount = 0
    /// The index of the word that may have wrong letters, although the words are rewritten; nil if there is none.
    var misspeltIndex: Int?

    /// The points of a name that is this interpretation, word for word.
    var wholeName: Int {
        Ranking.wholeName + (words.count == 1 && year == nil ? Ranking.oneWord : 0)
            + (words.last?.isPrefix == true ? Ranking.stillTyped : 0)
    }

    /// Whether a word may have wrong letters.
    func mayHaveEdits(_ word: Int) -> Bool { !isRewritten || word == misspeltIndex }

    /// The words that have to be directly after the one before, as bits: bit i is set if word i has to.
    var adjacency: UInt32 {
        words.indices.reduce(0) { words[$1].followsDirectly ? $0 | 1 << UInt32($1) : $0 }
    }
}

extension Interpretation {
    static let years = 1870...2099

    /// The interpretations with only typed words: all of them, or without a leading article or a year.
    static func ofTypedWords(_ words: [FoldedWord], isLastPrefix: Bool) -> [Interpretation] {
        let plain = words.prefix(wordLimit).enumerated().map { Word(letters: $1.letters, origin: $0...$0) }
        guard !plain.isEmpty else { return [] }
        var all: [Interpretation] = []
        func add(_ words: [Word], year: Int?) {
            all.append(Interpretation(words: words, year: year))
            guard words.count > 1, LeadingArticle.contains(words[0].letters) else { return }
            all.append(Interpretation(words: Array(words.dropFirst()), year: year, points: Ranking.article))
        }
        func markingPrefix(_ words: [Word]) -> [Word] {
            var words = words
            if isLastPrefix, let last = words.indices.last, words[last].origin.upperBound == plain.count - 1 {
                words[last].isPrefix = true
            }
            return words
        }
        add(markingPrefix(plain), year: nil)
        if plain.count > 1 {
            // Of many years, only the last two are tried: earlier ones are more likely part of the title.
            for (index, word) in plain.enumerated().reversed().filter({ year($1.letters) != nil }).prefix(2) {
                var rest = plain
                rest.remove(at: index)
                add(markingPrefix(rest), year: year(word.letters))
            }
        }
        return all
    }

    /// All interpretations, in the order in which a search tries them.
    static func all(of words: [FoldedWord], isLastPrefix: Bool, in tables: IndexTables) -> [Interpretation] {
        let plain = ofTypedWords(words, isLastPrefix: isLastPrefix)
        return plain + variants(of: plain, in: tables) + splitsWithTypo(of: plain, in: tables)
    }

    /// The interpretations with other words, but without wrong letters.
    static func variants(of interpretations: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        rewordings(of: interpretations, in: tables) + withoutNicknames(interpretations) + initials(interpretations)
    }

    /// The interpretations without a year, with joined or divided words.
    private static func rewordings(of interpretations: [Interpretation], in tables: IndexTables) -> [Interpretation] {
        interpretations.filter { $0.year == nil }.flatMap { $0.rewordings(in: tables) }
    }

    /// The interpretations with two words as one, or one as two or more, if there are such terms.
    private func rewordings(in tables: IndexTables) -> [Interpretation] {
        joined(in: tables.trie) + split(in: tables.trie) + segmented(in: tables)
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
                let match = trie.prefixMatch(of: both.letters),
                both.isPrefix || match.isTerm
            else { return nil }
            return replacing(index...index + 1, with: [both])
        }
    }

    private func split(in trie: TermTrie) -> [Interpretation] {
        var splits: [Interpretation] = []
        guard words.count < Self.wordLimit else { return [] }
        for (index, word) in words.enumerated() where word.letters.count >= 4 {
            var position = TermTrie.Position()
            for end in 1..<word.letters.count {
                guard trie.advance(&position, by: word.letters[end - 1]), splits.count < Self.splitLimit else { break }
                guard trie.prefixMatch(at: position).isTerm,
                    Self.isSplitAllowed(word.letters[..<end], word.letters[end...])
                else {
                    continue
                }
                let divided = dividing(wordAt: index, at: [end, word.letters.count])
                if divided.words[index + 1].isKnown(in: trie) { splits.append(divided) }
            }
        }
        return splits
    }

    /// Whether two parts are long enough: a single letter and a few others would match too many words.
    private static func isSplitAllowed(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>) -> Bool {
        guard left.count > 1 else { return right.count > 2 }
        return right.count > 1 || left.count > 3 || left.count > 2 && right.allSatisfy(\.isDigit)
    }

    private func segmented(in tables: IndexTables) -> [Interpretation] {
        words.indices.compactMap { index in
            guard let ends = WordSegmentation.ends(of: words[index], in: tables),
                words.count + ends.count - 1 <= Self.wordLimit
            else { return nil }
            return dividing(wordAt: index, at: ends)
        }
    }

    /// - Parameter ends: the ends of the parts of a word. If there are two parts and the last has one letter, it counts
    ///   as a whole word
    func dividing(wordAt index: Int, at ends: [Int]) -> Interpretation {
        let word = words[index]
        let starts = [0] + ends.dropLast()
        let parts = zip(starts, ends).map { start, end in
            Word(
                letters: Array(word.letters[start..<end]),
                isPrefix: word.isPrefix && end == word.letters.count && (end - start > 1 || ends.count > 2),
                followsDirectly: start > 0 || word.followsDirectly, origin: word.origin)
        }
        return replacing(index...index, with: parts)
    }

    private func replacing(_ range: ClosedRange<Int>, with new: [Word]) -> Interpretation {
        var copy = self
        copy.words.replaceSubrange(range, with: new)
        copy.points += Ranking.joining
        copy.isRewritten = true
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
