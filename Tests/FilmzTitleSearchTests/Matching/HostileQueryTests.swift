import Testing

@testable import FilmzTitleSearch

@Suite("Any query is answered")
struct HostileQueryTests {
    private static func index() throws -> (TitleIndex, [TitleEntry]) {
        var random = SeededGenerator(7)
        let entries = MadeUpTitles.entries(200, using: &random)
        return (try TitleIndex(entries: entries), entries)
    }

    @Test(arguments: [
        String(repeating: "love ", count: 10_000), String(repeating: "x", count: 100_000),
        String(repeating: "e\u{301}\u{302}\u{303}", count: 5_000), String(repeating: "\u{200B}\u{FE0F}", count: 5_000),
        "\u{0}\u{1}\u{7F}\u{85}", "\u{202E}evol", "👩‍👩‍👧‍👦 love", "\u{FDFA}\u{FDFA}\u{FDFA}",
        String(repeating: "2001 ", count: 100), String(repeating: "2 ", count: 40),
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
        String(repeating: "themoonandthelove", count: 20), String(repeating: "a", count: 48),
        String(repeating: "the a of ", count: 500), String(repeating: "千", count: 3_000), "\u{1F1E6}\u{1F1E6}",
        String(repeating: "&", count: 1_000), "\u{10FFFF}\u{E000}", "a\u{300}".padding(400), "%s%n", "' OR 1=1 --",
    ])
    func `however odd`(query: String) throws {
        let (index, entries) = try Self.index()
        let result = index.search(query)
        #expect(result.hits.count <= 10)
        #expect(Set(result.hits.map(\.id)).isSubset(of: Set(entries.map(\.id))))
        #expect(result == index.search(query))
    }

    @Test func `of random characters`() async throws {
        let (index, _) = try Self.index()
        var random = SeededGenerator(8)
        var count = 0
        for round in 0..<1_000 / Effort.step {
            if round % 16 == 0 { await Task.yield() }
            let scalars = (0..<Int.random(in: 0...30, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0x10FFFF), using: &random))
            }
            let result = index.search(String(String.UnicodeScalarView(scalars)))
            for hit in result.hits { #expect(hit.matchedRanges.allSatisfy { $0.upperBound <= hit.name.endIndex }) }
            count += result.hits.count
        }
        #expect(count > 0)
    }

    @Test(arguments: [
        (0, 0), (-5, 0), (10, -5), (.max, 0), (10, .max), (.max, .max), (.min, .min), (5, 995), (5, 1_000),
    ])
    func `whatever the page`(limit: Int, offset: Int) throws {
        let (index, _) = try Self.index()
        #expect(
            index.search("love", limit: limit, offset: offset).hits.count <= max(0, min(limit, TitleIndex.hitLimit)))
    }
}

extension String {
    fileprivate func padding(_ count: Int) -> String { String(repeating: self, count: count) }
}
