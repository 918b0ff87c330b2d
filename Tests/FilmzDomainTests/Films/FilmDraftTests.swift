import FilmzContracts
import FilmzDomain
import Testing

@Suite struct FilmDraftTests {
    private let id = Film.ID.random()

    @Test func describesAFilm() throws {
        let film = try FilmDraft(
            title: " Unser\tUrlaub ", originalTitle: "Our Holiday", year: 1987, runtime: 12,
            directors: ["Ada", " ", "Grace", "Ada "], genres: ["Home\nMovie", ""]
        ).film(id: id)
        #expect(
            film
                == Film(
                    id: id, title: "Unser Urlaub", originalTitle: "Our Holiday", year: 1987, runtime: 12,
                    genres: ["Home Movie"], directors: ["Ada", "Grace"]))
    }

    @Test(arguments: ["", "  ", "Our Holiday", " Our Holiday\n"])
    func hasNoOriginalTitleThatIsTheTitle(_ originalTitle: String) throws {
        #expect(try FilmDraft(title: "Our Holiday", originalTitle: originalTitle).film(id: id).originalTitle == nil)
    }

    @Test(arguments: Film.samples)
    func takesHostileTitlesAsTheyAre(_ film: Film) throws {
        #expect(try FilmDraft(title: film.title).film(id: id).title == film.title)
    }

    @Test(arguments: ["", " ", "\n\t\r\n", "\u{0}\u{7}\u{1B}", "\u{A0}\u{3000}", "\u{2028}"])
    func needsATitle(_ title: String) {
        #expect(throws: DomainError.invalid(.title, .missing)) { try FilmDraft(title: title).film(id: id) }
    }

    @Test(arguments: [
        ("a\u{0}b\u{7F}c\u{9F}", "abc"), ("one\r\ntwo", "one two"), ("one\rtwo", "one two"), ("one\ntwo", "one two"),
        ("one\u{2028}two\u{2029}three", "one two three"), ("one\u{B}two\u{C}three\u{85}four", "one two three four"),
        ("one\ttwo", "one two"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("\u{1B}[31mred", "[31mred"),
    ])
    func keepsTitlesOnOneLineAndFreeOfControlCharacters(_ typed: String, _ title: String) throws {
        #expect(try FilmDraft(title: typed).film(id: id).title == title)
    }

    @Test func limitsTexts() throws {
        let limit = String(repeating: "é", count: FilmDraft.titleLimit)
        #expect(try FilmDraft(title: " \(limit) ", originalTitle: limit + "").film(id: id).title == limit)
        let tooLong = DomainError.Problem.tooLong(FilmDraft.titleLimit)
        for long in [limit + "x", String(repeating: "x", count: 1_000_000)] {
            #expect(throws: DomainError.invalid(.title, tooLong)) { try FilmDraft(title: long).film(id: id) }
            #expect(throws: DomainError.invalid(.originalTitle, tooLong)) {
                try FilmDraft(title: "x", originalTitle: long).film(id: id)
            }
        }
    }

    @Test func limitsNames() throws {
        let name = String(repeating: "x", count: FilmDraft.nameLimit)
        #expect(try FilmDraft(title: "x", directors: [name]).film(id: id).directors == [name])
        #expect(throws: DomainError.invalid(.directors, .tooLong(FilmDraft.nameLimit))) {
            try FilmDraft(title: "x", directors: [name + "x"]).film(id: id)
        }
        #expect(throws: DomainError.invalid(.genres, .tooLong(FilmDraft.nameLimit))) {
            try FilmDraft(title: "x", genres: [name + "x"]).film(id: id)
        }
        let names = (1...FilmDraft.listLimit).map { "Name \($0)" }
        #expect(try FilmDraft(title: "x", genres: names + names + [""]).film(id: id).genres == names)
        #expect(throws: DomainError.invalid(.genres, .tooLong(FilmDraft.listLimit))) {
            try FilmDraft(title: "x", genres: names + ["One More"]).film(id: id)
        }
    }

    @Test(arguments: [1870, 2200])
    func takesYearsThatFilmsCanHave(_ year: Int) throws {
        #expect(try FilmDraft(title: "x", year: year).film(id: id).year == year)
    }

    @Test(arguments: [Int.min, -1, 0, 1869, 2201, Int.max])
    func refusesOtherYears(_ year: Int) {
        #expect(throws: DomainError.invalid(.year, .malformed)) { try FilmDraft(title: "x", year: year).film(id: id) }
    }

    @Test(arguments: [Int.min, -1, 0, 60_001, Int.max])
    func refusesImpossibleRuntimes(_ runtime: Int) {
        #expect(throws: DomainError.invalid(.runtime, .malformed)) {
            try FilmDraft(title: "x", runtime: runtime).film(id: id)
        }
    }
}
