import FilmzDomain
import Testing

@Suite struct SearchQueryTests {
    @Test func understandsWhatWasTyped() throws {
        let query = try #require(SearchQuery("  Le Fabuleux\tdestin d’Amélie \n"))
        #expect(query.text == "Le Fabuleux destin d’Amélie")
        #expect(query.words == ["le", "fabuleux", "destin", "d", "amelie"])
        #expect(query.folded == "le fabuleux destin d amelie")
        #expect(query.year == nil)
        #expect(query.wordsBesideYear == query.words)
    }

    @Test(arguments: ["", " ", "\n", "'", "'; --", "🎬", "…", "\"*\"", "\0", "\u{200B}", "()"])
    func hasSomethingToSearchFor(_ text: String) {
        #expect(SearchQuery(text) == nil)
    }

    @Test(
        arguments: [
            ("1917", 1917, []), ("king kong 1933", 1933, ["king", "kong"]), ("1933 king kong", 1933, ["king", "kong"]),
            ("2001 1968", 1968, ["2001"]), ("1968 1968", 1968, ["1968"]), ("１９１７", 1917, []), ("1870", 1870, []),
            ("2200", 2200, []), ("(1999)", 1999, []), ("1969½", 1969, ["1", "2"]),
        ] as [(String, Int, [String])])
    func findsTheYear(_ text: String, _ year: Int, _ rest: [String]) throws {
        let query = try #require(SearchQuery(text))
        #expect(query.year == year)
        #expect(query.wordsBesideYear == rest)
    }

    @Test(arguments: ["1869", "2201", "0000", "191", "19170", "19a7", "١٩١٧", "s1917"])
    func takesNothingElseForAYear(_ text: String) throws {
        let query = try #require(SearchQuery(text))
        #expect(query.year == nil)
        #expect(query.wordsBesideYear == query.words)
    }

    @Test func looksAtSoManyWordsAndCharacters() {
        let words = (1...40).map { "w\($0)" }
        #expect(SearchQuery(words.joined(separator: " "))?.words == Array(words.prefix(SearchQuery.wordLimit)))
        #expect(SearchQuery(String(repeating: "é", count: SearchQuery.characterLimit)) != nil)
        #expect(SearchQuery(String(repeating: "é", count: SearchQuery.characterLimit + 1)) == nil)
        #expect(SearchQuery(String(repeating: "a ", count: 500_000)) == nil)
        #expect(SearchQuery(String(repeating: "\u{301}", count: 500_000)) == nil)
        #expect(SearchQuery("a" + String(repeating: "\u{301}", count: 500_000)) == nil)
    }

    @Test(arguments: ["Amélie!", "AMELIE", " ame\u{301}lie "])
    func isOneQueryWhateverTheSpelling(_ text: String) {
        #expect(SearchQuery(text)?.folded == "amelie")
    }
}
