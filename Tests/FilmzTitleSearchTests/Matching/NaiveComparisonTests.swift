import Testing

@testable import FilmzTitleSearch

@Suite("The index and a naive scan find the same")
struct NaiveComparisonTests {
    @Test(arguments: 1...Effort.sets)
    func `on small sets`(seed: UInt64) async throws {
        try await compare(MadeUpTitles.words, entries: 70, queries: 120, seed: seed)
    }

    /// Here the beginnings of names are looked up first.
    @Test(arguments: 11...12)
    func `on names of few words`(seed: UInt64) async throws {
        let words = ["the", "2", "ii", "two", "one", "1", "rocky", "love", "a"]
        try await compare(words, entries: 300, queries: 40, seed: seed)
    }

    private func compare(_ words: [String], entries count: Int, queries: Int, seed: UInt64) async throws {
        var random = SeededGenerator(seed)
        let entries = MadeUpTitles.entries(count, of: words, using: &random)
        let index = try TitleIndex(entries: entries)
        let open = try OpenIndex(OpenIndex.bytes(entries))
        let naive = NaiveSearch(entries: entries) {
            WordSegmentation.ends(of: $0, in: open.tables)
        } splitsWithTypo: {
            let query = TitleQuery($0)
            let plain = Interpretation.ofTypedWords(query.words, isLastPrefix: query.isLastPrefix)
            return Interpretation.splitsWithTypo(of: plain, in: open.tables)
        }
        defer { withExtendedLifetime(open) {} }
        var hitCount = 0
        for number in 0..<queries / Effort.step {
            await Task.yield()
            let query = query(of: words, kind: (number + Int(seed)) % 9, using: &random)
            let hits = index.search(query, limit: 12).hits.map { NaiveSearch.Answer(id: $0.id, score: $0.score) }
            let expected = naive.answers(query, limit: 12)
            #expect(hits == expected, "\(query)")
            hitCount += hits.count
        }
        #expect(hitCount > queries / 2 / Effort.step)
    }

    /// - Parameter kind: how it differs from a name, from 0 to 8; all come in turn
    private func query(of words: [String], kind: Int, using random: inout SeededGenerator) -> String {
        var query = MadeUpTitles.name(of: words, using: &random)
        switch kind {
        case 0: query = String(query.prefix(Int.random(in: 1...query.count, using: &random)))
        case 1: query = MadeUpTitles.mistyped(query, edits: 1, using: &random)
        case 2: query = MadeUpTitles.mistyped(query, edits: 2, using: &random)
        case 3: query += " \(Int.random(in: 1998...2002, using: &random))"
        case 4: query = query.filter { $0 != " " }
        case 5: query += " "
        case 6: query = MadeUpTitles.mistyped(query.filter { $0 != " " }, edits: 1, using: &random)
        case 7: query = String(query.split(separator: " ").compactMap(\.first))
        default: break
        }
        return query
    }
}
