import Testing

@testable import FilmzTitleSearch

@Suite("Pages are parts of one order")
struct PagingTests {
    private static func entries() -> [TitleEntry] {
        var random = SeededGenerator(3)
        return MadeUpTitles.entries(400 / Effort.step, using: &random)
    }

    @Test(arguments: ["love", "moon", "the", "l", "spider man", "knight 2001", "lght"])
    func `whatever their size`(query: String) async throws {
        let index = try TitleIndex(entries: Self.entries())
        let all = index.search(query, limit: 1_000).hits
        #expect(!all.isEmpty)
        for size in [1, 3, 10] {
            var pages: [TitleHit] = []
            for offset in stride(from: 0, to: all.count, by: size) {
                await Task.yield()
                let page = index.search(query, limit: size, offset: offset)
                #expect(page.total == (offset + size < all.count ? .moreThan(offset + size) : .exactly(all.count)))
                pages += page.hits
            }
            #expect(pages == all)
        }
        #expect(Set(all.map(\.id)).count == all.count)
    }

    @Test(arguments: ["love", "moon", "the", "l", "spider man", "knight 2001", "lght"])
    func `also of two indexes`(query: String) async throws {
        let entries = Self.entries()
        let whole = try TitleIndex(entries: entries)
        let parts = [
            try TitleIndex(entries: entries.filter { $0.id % 5 == 0 }),
            try TitleIndex(entries: entries.filter { $0.id % 5 != 0 }),
        ]
        for (limit, offset) in [(10, 0), (10, 10), (3, 2)] {
            await Task.yield()
            let results = parts.map { $0.search(query, limit: offset + limit) }
            let merged = TitleSearchResult.merging(results, limit: limit, offset: offset)
            let expected = whole.search(query, limit: limit, offset: offset)
            #expect(merged.hits == expected.hits)
            #expect(merged.correctedQuery == expected.correctedQuery)
        }
    }

    @Test(arguments: ["love", "the", "spider man", "knight 2001", "lght"])
    func `and may be described later`(query: String) throws {
        let index = try TitleIndex(entries: Self.entries())
        let bare = index.search(query, limit: 100, describes: false)
        let all = index.search(query, limit: 100)
        #expect(!all.hits.isEmpty)
        #expect(bare.hits.dropFirst().allSatisfy { $0.name.isEmpty && $0.corrections.isEmpty })
        #expect(bare.hits.map(\.edits) == all.hits.map { $0.corrections.map(\.edits).reduce(0, +) })
        #expect(bare.correctedQuery == all.correctedQuery)
        #expect(bare.total == all.total)
        #expect(index.described(bare.hits, of: query) == all.hits)
    }

    @Test func `where an older index leaves out what a newer one has`() throws {
        let old = try TitleIndex(entries: [TitleEntry(id: 1, popularity: 9, names: ["Working Title"])])
        let new = try TitleIndex(entries: [TitleEntry(id: 1, popularity: 9, names: ["Final Title"])])
        let results = [new.search("title"), old.search("title", excluding: [1])]
        #expect(TitleSearchResult.merging(results, limit: 10).hits.map(\.name) == ["Final Title"])
    }
}
