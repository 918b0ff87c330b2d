import FilmzTextFolding
import Testing

@testable import FilmzTitleSearch

/// The example query of `docs/title-search.md`, step by step.
@Suite("One query goes through all steps")
struct WalkThroughTests {
    private static let text = "Destin fabuleus d’Amelie 2001"

    private let index: OpenIndex
    private let query = TitleQuery(text)

    private var tables: IndexTables { index.tables }

    init() throws { index = try OpenIndex(OpenIndex.bytes(SearchTests.entries)) }

    @Test func `it becomes words`() {
        #expect(query.words.map(\.text) == ["destin", "fabuleus", "d", "amelie", "2001"])
        #expect(query.isLastPrefix)
    }

    @Test func `it is read in several ways`() {
        #expect(
            interpretations(of: Self.text) == ["destin fabuleus d amelie 2001*", "destin fabuleus d amelie (2001)"])
        #expect(interpretations(of: "break fast club") == ["break fast club*", "breakfast club*"])
        #expect(interpretations(of: "spiderman") == ["spiderman*", "spider+man*"])
    }

    @Test func `its words are looked up`() throws {
        defer { withExtendedLifetime(index.storage) {} }
        let terms = query.words.map { tables.trie.prefixMatch(of: $0.letters)?.term }
        #expect(terms == [15..<16, nil, 14..<15, 6..<7, 1..<2])
        let automaton = TypoAutomaton(query.words[1].letters, edits: 1, isPrefix: false, in: tables.trie)
        let match = try #require(automaton.matches.first)
        #expect(automaton.matches.count == 1)
        #expect(match.terms == 20..<21)
        #expect(match.grade == Ranking.grade(edits: 1, isWhole: true))
        let names = tables.postings(of: match.terms).map { tables.postings.names[$0] }
        #expect(names == [9])
        #expect(names.map(tables.text) == ["Le Fabuleux Destin d'Amélie Poulain"])
    }

    @Test func `a name is rated`() throws {
        let hits = try #require(try index.search(Self.text)).topHits.hits
        #expect(hits.map(\.name) == [9])
        #expect(hits.map(\.interpretation) == [1])
        #expect(hits.map(\.points) == [-25])
        #expect(Ranking.points(ofPopularity: 780_000) == 311)
        #expect(Ranking.doubt == -112)
        #expect(Ranking.edit == -224)
    }

    @Test func `the hit says what was understood`() throws {
        let hit = try #require(try TitleIndex(entries: SearchTests.entries).search(Self.text).hits.first)
        #expect(hit.matchedRanges.map { String(hit.name[$0]) } == ["Fabuleux", "Destin", "d", "Amélie"])
        #expect(hit.corrections == [TitleHit.Correction(typedText: "fabuleus", replacement: "fabuleux", edits: 1)])
        #expect(hit.correctedQuery == "destin fabuleux d amelie 2001")
    }

    /// Without those of initials. `*` is after a word that may be unfinished, `+` before one that has to follow
    /// directly.
    private func interpretations(of text: String) -> [String] {
        let query = TitleQuery(text)
        let all = Interpretation.all(of: query.words, isLastPrefix: query.isLastPrefix, in: tables)
        return all.filter { $0.initialCount == 0 }.map { interpretation in
            let words = interpretation.words.map {
                (followsDirectly: $0.followsDirectly, text: FoldedWord.text($0.letters) + ($0.isPrefix ? "*" : ""))
            }
            let text = words.reduce("") { $0.isEmpty ? $1.text : $0 + ($1.followsDirectly ? "+" : " ") + $1.text }
            return text + (interpretation.year.map { " (\($0))" } ?? "")
        }
    }
}
