/// The division of words that were written without spaces: `lordoftherings`.
enum WordRun {
    /// The most likely way to divide a word into known ones, by how often each is used (Norvig 2009, *Natural Language
    /// Corpus Data*).
    /// - Returns: the end of each part; nil if the most likely way has fewer than three parts, or the word itself is
    ///   known
    static func ends(of word: Interpretation.Word, in tables: IndexTables) -> [Int]? {
        let letters = word.letters
        guard letters.count >= 6, tables.trie.place(of: letters).map({ !word.isPrefix && !$0.isTerm }) ?? true else {
            return nil
        }
        // The best way to each end: its cost, the start of its last part, and its number of parts.
        var best = [(cost: Int, start: Int, count: Int)?](repeating: nil, count: letters.count + 1)
        best[0] = (0, 0, 0)
        let all = Ranking.points(ofPopularity: tables.counts.postings)
        for start in letters.indices {
            guard let before = best[start] else { continue }
            var walk = TermTrie.Walk()
            for end in start + 1...letters.count {
                guard tables.trie.follow(letters[end - 1], into: &walk) else { break }
                let isLast = end == letters.count
                guard end - start > 1 || mayBeAlone(letters[start]) || isLast && before.count > 1 else { continue }
                let place = tables.trie.place(walk)
                guard let terms = isLast && word.isPrefix ? place.terms : place.term else { continue }
                let cost = before.cost + all - Ranking.points(ofPopularity: tables.postings(of: terms).count)
                if best[end].map({ cost < $0.cost }) ?? true { best[end] = (cost, start, before.count + 1) }
            }
        }
        var ends: [Int] = []
        var end = letters.count
        while end > 0, let last = best[end] {
            ends.append(end)
            end = last.start
        }
        guard ends.count > 2 else { return nil }
        return ends.reversed()
    }

    /// Whether a single letter may be a word: a digit, `a` or `i`. Other single letters are allowed only at the end.
    private static func mayBeAlone(_ letter: UInt32) -> Bool {
        letter.isDigit || letter == 0x61 || letter == 0x69
    }
}
