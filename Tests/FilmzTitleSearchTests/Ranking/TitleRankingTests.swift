import FilmzTitleSearch
import Testing

/// When wrong letters are accepted, and what is suggested.
@Suite struct TitleRankingTests {
    private static func entry(_ id: Int64, _ name: String, popularity: Int = 0) -> TitleEntry {
        TitleEntry(id: id, year: nil, popularity: popularity, names: [name], people: [])
    }

    private static func ranking(_ query: String, limit: Int = 20, _ parts: [TitleEntry]...) throws -> TitleRanking {
        TitleRanking(query, limit: limit, indexes: try parts.map { try TitleIndex(entries: $0) })
    }

    @Test func theHitsOfSeveralIndexesStandInOneOrder() throws {
        let found = try Self.ranking(
            "alien", [Self.entry(1, "Alien"), Self.entry(2, "Alien Nation")],
            [Self.entry(3, "Alien", popularity: 100), Self.entry(4, "Heat")])
        #expect(found.hits.map(\.id) == [3, 1, 2])
        #expect(!found.hasMore)
        #expect(found.described(1..<3).map(\.name) == ["Alien", "Alien Nation"])
        #expect(found.described(3..<9).isEmpty)
        #expect(try Self.ranking("alien", limit: 1, [Self.entry(1, "Alien"), Self.entry(2, "Alien")]).hasMore)
    }

    @Test func wrongLettersAreForgivenOnlyWhereNothingHasTheVeryLetters() throws {
        let near = Self.entry(1, "Gladiator")
        let forgiven = try Self.ranking("gladeator", [near])
        #expect(forgiven.hits.map(\.id) == [1])
        #expect(forgiven.correctedQuery == "gladiator")
        #expect(forgiven.suggestion == nil)
        let exact = try Self.ranking("gladeator", [near], [Self.entry(2, "Gladeator")])
        #expect(exact.hits.map(\.id) == [2], "Also when another index has them.")
        #expect(exact.correctedQuery == nil)
    }

    @Test(arguments: [(1_600, nil), (1_601, "gladiator")] as [(Int, String?)])
    func whatIsFarBetterKnownIsSuggested(_ popularity: Int, _ suggestion: String?) throws {
        let found = try Self.ranking(
            "gladeator", [Self.entry(1, "Gladiator", popularity: popularity)],
            [Self.entry(2, "Gladeator", popularity: 100)])
        #expect(found.hits.map(\.id) == [2])
        #expect(found.suggestion == suggestion)
    }

    @Test func whatManyAreCalledWasNotMistyped() throws {
        let known = Self.entry(1, "Gladiator", popularity: 1 << 20)
        func many(_ count: Int64) -> [TitleEntry] { (2..<2 + count).map { Self.entry($0, "Gladeator \($0)") } }
        #expect(try Self.ranking("gladeator", [known], many(10)).suggestion == "gladiator")
        #expect(try Self.ranking("gladeator", [known], many(11)).suggestion == nil)
    }
}
