import Testing

@testable import FilmzTitleSearch

@Suite("Many search at once")
struct ConcurrentSearchTests {
    @Test func `and get what one gets`() async throws {
        var random = SeededGenerator(9)
        let index = try TitleIndex(entries: MadeUpTitles.entries(300 / Effort.step, using: &random))
        let queries = (0..<40).map { _ in
            MadeUpTitles.mistyped(MadeUpTitles.name(using: &random), edits: 1, using: &random)
        }
        let alone = queries.map { index.search($0) }
        #expect(alone.contains { !$0.hits.isEmpty })
        let together = await withTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    queries.indices.map { ($0 + task) % queries.count }.map { ($0, index.search(queries[$0])) }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(together.count == 8 * queries.count)
        #expect(together.filter { $1 != alone[$0] }.isEmpty)
    }
}
