import Testing

@testable import FilmzTitleSearch

@Suite("The automaton and the table of distances agree")
struct TypoAutomatonTests {
    @Test(arguments: [1, 2], [false, true])
    func `on random words`(edits: Int, isPrefix: Bool) async throws {
        var random = SeededGenerator(UInt64(edits) * 2 + (isPrefix ? 1 : 0))
        var words: Set<String> = []
        while words.count < 600 {
            let letters = (0..<Int.random(in: 1...10, using: &random)).map { _ in
                "abcé".randomElement(using: &random) ?? "a"
            }
            words.insert(String(letters).replacing("é", with: "ж"))
        }
        let terms = words.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        let best = terms.map { _ in UInt32.random(in: 0..<1_000, using: &random) }
        let builder = TrieBuilder(terms.map { Array($0.utf8) }, best: best)
        let bytes = (nodes: IndexStorage(builder.nodeBytes.bytes), labels: IndexStorage(builder.labels))
        let trie = TermTrie(
            nodes: bytes.nodes.region, labels: bytes.labels.region, nodeCount: builder.nodeCount, termCount: terms.count
        )
        for word in terms.shuffled(using: &random).prefix(20 / Effort.step) {
            await Task.yield()
            let letters = word.unicodeScalars.map(\.value)
            guard letters.count > edits else { continue }
            func grades(cut: Int) -> [Ranking.Grade] {
                var grades = [Ranking.Grade](repeating: .max, count: terms.count)
                for match in TypoAutomaton(letters, edits: edits, isPrefix: isPrefix, cutoff: cut, in: trie).matches {
                    for term in match.terms { grades[term] = min(grades[term], match.grade) }
                }
                return grades
            }
            let all = grades(cut: .max)
            // Terms in names before the cut are always found.
            for (term, grade) in grades(cut: 100).enumerated() where best[term] < 100 { #expect(grade == all[term]) }
            #expect(grades(cut: 0).allSatisfy { $0 == .max })
            for (term, grade) in zip(terms, all) {
                let own = term.unicodeScalars.map(\.value)
                let expected = WordComparison.grade(
                    letters, isPrefix: isPrefix, isFirst: true, edits: edits, word: own)
                #expect((grade == .max ? 0 : grade) == expected, "\(word) \(term)")
                let whole = NaiveSearch.distance(letters, own)
                if whole <= edits, letters.contains(where: { $0 >= 128 }) { #expect(Ranking.edits(expected) <= whole) }
            }
            withExtendedLifetime(bytes) {}
        }
    }
}
