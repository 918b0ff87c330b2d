import Testing

@testable import FilmzTitleSearch

@Suite("A search finds what was meant")
struct SearchTests {
    static let entries = [
        TitleEntry(
            id: 1, year: 1999, popularity: 2_000_000, names: ["The Matrix"], people: ["Lana Sample", "Kay Actor"]),
        TitleEntry(id: 2, year: 2003, popularity: 600_000, names: ["The Matrix Reloaded"]),
        TitleEntry(id: 3, year: 2001, popularity: 780_000, names: ["Le Fabuleux Destin d'Amélie Poulain", "Amélie"]),
        TitleEntry(id: 4, year: 2002, popularity: 850_000, names: ["Spider-Man"]),
        TitleEntry(id: 5, year: 1985, popularity: 430_000, names: ["The Breakfast Club"]),
        TitleEntry(id: 6, year: 1979, popularity: 220_000, names: ["Rocky II"]),
        TitleEntry(id: 7, year: 1976, popularity: 600_000, names: ["Rocky"]),
        TitleEntry(id: 8, year: 1968, popularity: 700_000, names: ["2001: A Space Odyssey"]),
        TitleEntry(id: 9, year: 2019, popularity: 650_000, names: ["1917"]),
        TitleEntry(id: 10, year: 2017, popularity: 620_000, names: ["Blade Runner 2049"]),
        TitleEntry(id: 11, year: 1982, popularity: 800_000, names: ["Blade Runner"]),
        TitleEntry(id: 12, year: 2021, popularity: 900_000, names: ["Dune: Part One", "Dune"]),
        TitleEntry(id: 13, year: 1984, popularity: 190_000, names: ["Dune"]),
        TitleEntry(id: 14, year: 2001, popularity: 400_000, names: ["Fast & Furious"]),
        TitleEntry(id: 15, year: 2001, popularity: 800_000, names: ["Sen to Chihiro", "千と千尋の神隠し", "Spirited Away"]),
        TitleEntry(id: 16, year: 1982, popularity: 430_000, names: ["E.T. the Extra-Terrestrial"]),
        TitleEntry(id: 17, year: 2008, popularity: 1_200_000, names: ["WALL·E"]),
        TitleEntry(id: 18, year: 1960, popularity: 30_000, names: ["L'avventura", "The Adventure"]),
        TitleEntry(id: 19, year: 2010, popularity: 5, names: ["Matrix of Nothing"], people: ["Other Person"]),
        TitleEntry(id: 20, year: nil, popularity: 0, names: ["Смешарики. Начало"]),
    ]

    private let index: TitleIndex

    init() throws { index = try TitleIndex(entries: Self.entries) }

    @Test(arguments: [
        // As typed, unfinished, in another order, without accents.
        ("the matrix", 1), ("mat", 1), ("reloaded matrix", 2), ("amelie", 3), ("AMÉLIE", 3), ("destin fabuleux", 3),
        // Wrong letters: replaced, missing, too many, swapped, the first one, two.
        ("matrux", 1), ("mtrix", 1), ("maatrix", 1), ("martix", 1), ("natrix", 1), ("breakfest clob", 5),
        ("brakfats", 5),
        // Joined and split.
        ("spiderman", 4), ("spider man", 4), ("break fast club", 5), ("breakfastclub", 5), ("walle", 17),
        ("rocky2", 6), ("thebreakfastclub", 5), ("thebreakfastcl", 5), ("bladerunner2049", 10),
        ("bladerunner2", 10), ("2001aspaceodyssey", 8), ("thematrixr", 2), ("thematrixreloaded", 2), ("ettheextra", 16),
        ("e t the extra", 16),
        ("et", 16),
        // Numerals, ampersand, articles.
        ("rocky 2", 6), ("rocky ii", 6), ("rocky two", 6), ("dune part 1", 12), ("dune pt one", 12),
        ("fast and furious", 14), ("fast & furious", 14),
        ("breakfast club", 5),
        ("the blade runner", 11), ("a dune", 12), ("the rocky ii", 6),
        // Years.
        ("dune 2021", 12), ("dune 1984", 13), ("1984 dune", 13), ("dune 1985", 13), ("2001", 8), ("1917", 9),
        ("blade runner 2049", 10), ("blade runner 1982", 11), ("blade runner", 11), ("rocky 1979", 6),
        // Other scripts.
        ("千尋", 15), ("千と千尋の神隠し", 15), ("смешарики", 20), ("смешрики", 20), ("начало", 20),
        // People.
        ("sample matrix", 1), ("matrix sampel", 1), ("kay actor", 1), ("other matrix", 19),
    ])
    func `first`(query: String, id: Int64) {
        #expect(index.search(query).hits.first?.id == id, "\(index.search(query).hits.map(\.name))")
    }

    @Test(arguments: ["xqzvw", "", " ", "&&&", "!?", "zzzz 1999", "matrix qqqqq", "1850", "20011", "mtx"])
    func `or nothing`(query: String) {
        let result = index.search(query)
        #expect(result == TitleSearchResult())
    }

    @Test func `a finished word only as a whole`() {
        #expect(index.search("mat").hits.isEmpty == false)
        #expect(index.search("mat ").hits.isEmpty)
        #expect(index.search("mat", typos: .none).hits.count == 3)
    }

    @Test func `exact matches before corrected ones, and titles before people`() {
        let hits = index.search("matrix").hits
        #expect(hits.prefix(3).map(\.id) == [1, 2, 19])
        #expect(hits.allSatisfy { $0.corrections.isEmpty })
    }

    @Test func `the same words in another order before one word more, be there an article or not`() throws {
        let index = try TitleIndex(entries: [
            TitleEntry(id: 1, popularity: 0, names: ["The Eternal"]),
            TitleEntry(id: 2, popularity: 1_000, names: ["The Wood Eternal"]),
        ])
        #expect(index.search("eternal the").hits.map(\.id) == [1, 2])
    }

    @Test func `and all remakes, the best known first`() {
        #expect(index.search("dune").hits.map(\.id) == [12, 13])
        #expect(index.search("dune 1984").hits.map(\.id).first == 13)
    }

    @Test func `with what matched`() throws {
        let hit = try #require(index.search("runner blad").hits.first)
        #expect(hit.matchedRanges.map { String(hit.name[$0]) } == ["Blad", "Runner"])
        let other = try #require(index.search("the spider m").hits.first)
        #expect(other.matchedRanges.map { String(other.name[$0]) } == ["Spider", "M"])
        let accents = try #require(index.search("poulain amel").hits.first)
        #expect(accents.matchedRanges.map { String(accents.name[$0]) } == ["Amél", "Poulain"])
    }

    @Test func `by the name that matched, whichever of its names that is`() throws {
        let other = try #require(index.search("spirite").hits.first)
        #expect(other.id == 15)
        #expect(other.name == "Spirited Away")
        #expect(other.matchedRanges.map { String(other.name[$0]) } == ["Spirite"])
        let person = try #require(index.search("sample matrx").hits.first)
        #expect(person.name == "The Matrix")
        #expect(person.matchedRanges.map { String(person.name[$0]) } == ["Matrix"])
    }

    @Test func `with what was corrected`() {
        let typo = index.search("braekfast club")
        #expect(typo.correctedQuery == "breakfast club")
        #expect(typo.hits.first?.corrections == [.init(typedText: "braekfast", replacement: "breakfast", edits: 1)])
        let joined = index.search("break fast club")
        #expect(joined.correctedQuery == "breakfast club")
        #expect(joined.hits.first?.corrections == [.init(typedText: "break fast", replacement: "breakfast", edits: 0)])
        let split = index.search("spiderman 2002")
        #expect(split.correctedQuery == nil || split.correctedQuery == "spider man 2002")
        #expect(index.search("spiderman").correctedQuery == "spider man")
        #expect(
            index.search("spiderman").hits.first?.corrections == [
                .init(typedText: "spiderman", replacement: "spider man", edits: 0)
            ])
        let run = index.search("thebreakfastclub")
        #expect(run.correctedQuery == "the breakfast club")
        #expect(
            run.hits.first?.corrections == [
                .init(typedText: "thebreakfastclub", replacement: "the breakfast club", edits: 0)
            ])
        #expect(
            run.hits.first.map { hit in hit.matchedRanges.map { String(hit.name[$0]) } } == [
                "The", "Breakfast", "Club",
            ])
        let numeral = index.search("rocky two")
        #expect(numeral.correctedQuery == nil)
        #expect(numeral.hits.first.map { hit in hit.matchedRanges.map { String(hit.name[$0]) } } == ["Rocky", "II"])
        #expect(index.search("matrix").correctedQuery == nil)
        #expect(index.search("rocky 2").correctedQuery == nil)
    }

    @Test func `with typing errors forgiven as told`() {
        #expect(index.search("matrux", typos: .none).hits.isEmpty)
        #expect(index.search("rockx", typos: TypoRule(oneFrom: 6, twoFrom: 9)).hits.isEmpty)
        #expect(index.search("rockx", typos: TypoRule(oneFrom: 5, twoFrom: 9)).hits.first?.id == 7)
    }

    @Test func `but nothing that is left out`() {
        #expect(index.search("dune", excluding: [12]).hits.map(\.id) == [13])
        #expect(index.search("dune", excluding: [12]).total == .exactly(1))
    }
}
