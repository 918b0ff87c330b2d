/// The division of words that were written without spaces: `lordoftherings`.
enum WordSegmentation {
    /// The most likely way to divide a word into known ones, by how often each is used (Norvig 2009, *Natural Language
    /// Corpus Data*).
    /// - Returns: the end of each part; nil if the most likely way has fewer than three parts, or the word itself is
    ///   known
    static func ends(of word: Interpretation.Word, in tables: IndexTables) -> [Int]? {
        let letters = word.letters
        guard letters.count >= 6, tables.trie.prefixMatch(of: letters).map({ !word.isPrefix && !$0.isTerm }) ?? true
        else {
            return nil
        }
        // The best way to each end: its cost, the start of its last part, and its number of parts.
        var best = [(cost: Int, start: Int, count: Int)?](repeating: nil, count: letters.count + 1)
        best[0] = (0, 0, 0)
        let all = Ranking.points(ofPopularity: tables.counts.postings)
        for start in letters.indices {
            guard let prefix = best[start] else { continue }
            var position = TermTrie.Position()
            for end in start + 1...letters.count {
                guard tables.trie.advance(&position, by: letters[end - 1]) else { break }
                let isLast = end == letters.count
                guard end - start > 1 || mayBeAlone(letters[start]) || isLast && prefix.count > 1 else { continue }
                let match = tables.trie.prefixMatch(at: position)
                guard let terms = isLast && word.isPrefix ? match.terms : match.term else { continue }
                let cost = prefix.cost + all - Ranking.points(ofPopularity: tables.postings(of: terms).count)
                if best[end].map({ cost < $0.cost }) ?? true { best[end] = (cost, start, prefix.count + 1) }
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
