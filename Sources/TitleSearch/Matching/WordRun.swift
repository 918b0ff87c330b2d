/// A word that is several, written without spaces: `lordoftherings`.
enum WordRun {
    /// The likeliest way to take a word apart into known ones: that of which all are used most (Norvig 2009, *Natural
    /// Language Corpus Data*). A part has two letters or more, but for a digit.
    /// - Returns: where each part ends; nil when there is none of three parts or more, or when the word itself is known
    static func ends(of word: Interpretation.Word, in tables: IndexTables) -> [Int]? {
        let letters = word.letters
        guard letters.count >= 6, tables.trie.place(of: letters).map({ !word.isPrefix && !$0.isTerm }) ?? true else {
            return nil
        }
        // The best way to each end: what it costs, and where its last part begins.
        var best = [(cost: Int, start: Int)?](repeating: nil, count: letters.count + 1)
        best[0] = (0, 0)
        let all = Ranking.points(ofPopularity: tables.counts.postings)
        for start in letters.indices {
            guard let before = best[start] else { continue }
            var walk = TermTrie.Walk()
            for end in start + 1...letters.count {
                guard tables.trie.follow(letters[end - 1], &walk) else { break }
                guard end - start > 1 || 0x30...0x39 ~= letters[start] else { continue }
                let place = tables.trie.place(walk)
                let isOpen = word.isPrefix && end == letters.count && end - start > 1
                guard let terms = isOpen ? place.terms : place.term else { continue }
                let cost = before.cost + all - Ranking.points(ofPopularity: tables.postings(of: terms).count)
                if best[end].map({ cost < $0.cost }) ?? true { best[end] = (cost, start) }
            }
        }
        var ends: [Int] = []
        var end = letters.count
        while end > 0, let last = best[end] {
            ends.append(end)
            end = last.start
        }
        return ends.count > 2 ? ends.reversed() : nil
    }
}
