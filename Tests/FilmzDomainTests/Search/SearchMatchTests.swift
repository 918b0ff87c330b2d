import FilmzContracts
import FilmzDomain
import Testing

@Suite struct SearchMatchTests {
    private static let film = Film.sample(
        "Heat", imdb: 1, directors: ["Michael Mann"], cast: ["Al Pacino", "Robert De Niro", "Michael Mann", "Al Bruce"])

    private static func match(_ query: String, spellings: [String: [String]] = [:]) -> SearchMatch {
        SearchMatch(MatchedText("Heat", matches: []), of: film, words: QueryWords(query) { spellings[$0] ?? [] })
    }

    /// The people, with brackets around what was found in their names.
    private static func people(_ match: SearchMatch) -> [String] {
        match.people.map { $0.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() }
    }

    @Test(arguments: [
        ("mann", ["Michael [Mann]"]), ("al", ["[Al] Pacino", "[Al] Bruce"]), ("al pac", ["[Al] [Pacino]"]),
        ("de nir", ["Robert [De] [Niro]"]), ("nir de", ["Robert [De] Niro"]), ("heat", []),
        ("mann pacino", ["Michael [Mann]", "Al [Pacino]"]),
    ])
    func peopleAreThoseInWhomMostWordsAreFound(_ query: String, _ people: [String]) {
        #expect(Self.people(Self.match(query)) == people)
    }

    @Test func aWordIsFoundByItsOtherSpellings() {
        #expect(Self.people(Self.match("albert pacino", spellings: ["albert": ["al"]])) == ["[Al] [Pacino]"])
    }

    @Test(arguments: [
        ("robbery", ["[robbery]"]), ("los an", ["[los] [angeles]"]), ("pacino robb", ["[robbery]", "[robbers]"]),
        ("heat robbery", ["[robbery]"]), ("heat", []), ("mann", []), ("pacino", []),
        ("los robbery", ["[robbery]", "[los] angeles"]),
    ])
    func keywordsAreThoseWithWordsThatAreNowhereElse(_ query: String, _ keywords: [String]) {
        let all = ["heat", "robbery", "los angeles", "robbers", "mann"]
        let found = QueryWords(query) { _ in [] }.missing(in: Self.match(query)).best(of: all)
        #expect(found.map { $0.parts.map { $0.isMatch ? "[\($0.text)]" : $0.text }.joined() } == keywords)
    }

    @Test func noMoreThanAFewPeopleAreShown() {
        var film = Self.film
        film.cast = (1...9).map { "Al \($0)" }
        let match = SearchMatch(MatchedText("Heat", matches: []), of: film, words: QueryWords("al") { _ in [] })
        #expect(match.people.map(\.text) == ["Al 1", "Al 2", "Al 3"])
    }

    @Test(arguments: [
        ("al pacino", ["Al Pacino"]), ("al", ["Al Pacino", "Al Bruce"]), ("al pacino 1995", ["Al Pacino"]),
        ("pacino heat", []),
    ])
    func peopleAreSuggestedWhereEveryWordIsInTheirName(_ query: String, _ people: [String]) throws {
        let query = try #require(SearchQuery(query))
        var results = SearchResults(films: Page(items: [Self.film, Self.film], total: 2))
        results.matches[Self.film.id] = Self.match(query.words.prefix(2).joined(separator: " "))
        results.findPeople(query)
        #expect(results.people == people)
        let name = MatchedText("Heat", matches: ["Heat".startIndex..<"Heat".endIndex])
        results.matches[Self.film.id]?.name = name
        results.findPeople(query)
        #expect(results.people.isEmpty, "Something of the title was asked for.")
    }
}
