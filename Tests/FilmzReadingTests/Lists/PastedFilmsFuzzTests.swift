import FilmzReading
import FilmzTestSupport
import Testing

/// Whatever is pasted, reading it ends, within its limits.
struct PastedFilmsFuzzTests {
    /// The same lines as all interpretations have, with the first of them.
    private static func expectMostLikely(_ text: String, _ films: PastedFilms, _ what: Comment) {
        let likely = PastedFilms.mostLikely(text)
        #expect(likely.leftOutCount == films.leftOutCount, what)
        #expect(likely.lines.map(\.number) == films.lines.map(\.number), what)
        #expect(likely.lines.map(\.film.interpretations.first) == films.lines.map(\.film.interpretations.first), what)
        #expect(likely.lines.map(\.film.ids) == films.lines.map(\.film.ids), what)
    }

    private static func expectLimits(_ films: PastedFilms, _ what: Comment) {
        #expect(films.lines.count <= PastedFilms.lineLimit, what)
        #expect(films.leftOutCount >= 0, what)
        for line in films.lines {
            #expect(line.text.count <= PastedLine.textLimit + 1, what)
            #expect(line.several.values.allSatisfy { $0.count <= 40 }, what)
            for film in [line.film] + line.several.values.joined() {
                #expect(film.interpretations.count <= 12, what)
                #expect(film.interpretations.allSatisfy { !$0.title.isEmpty }, what)
            }
        }
    }

    @Test func aLongTextIsReadUpToItsLimits() {
        let lines = (1...1_200).map { "\($0). Heat" }.joined(separator: "\n")
        #expect(PastedFilms(lines).lines.count == 1_000)
        #expect(PastedFilms(lines).leftOutCount == 200)
        #expect(PastedFilms(lines + "\n\n").leftOutCount == 200)
        let long = Array(repeating: "Heat " + String(repeating: "x", count: 250), count: 1_000).joined(separator: "\n")
        let films = PastedFilms(long)
        #expect(films.lines.count == PastedFilms.byteLimit / 256)
        #expect(films.leftOutCount == 1_000 - films.lines.count)
        let table = "Title,Year\n" + (1...1_100).map { "Film \($0),1995\n" }.joined()
        #expect(PastedFilms(table).lines.count == 1_000)
        #expect(PastedFilms(table).leftOutCount == 100)
        #expect(PastedFilms(table).lines.last?.film.interpretations.first?.title == "Film 1000")
    }

    @Test(arguments: [
        "\"", "(", "[", "[](", "](", "- ", "* ", "**", "_a", "\"a ", "1. ", "#", ",", ";", " / ", " - ", ": ", " by ",
        "1995 ", "(1995) ", "a, ", "e\u{301}\u{301}", "\u{202E}", "\0", "🎬", "\u{1F468}\u{200D}", "\n", "\r\n", "|",
        "\t",
        "See Heat. ", "Title,Name\n", "tt0113277 ", "Heat and ", "«»", "½", "*a*",
    ])
    func oneThingRepeated(_ text: String) {
        let count = PastedFilms.byteLimit / text.utf8.count + 1
        Self.expectLimits(PastedFilms(String(repeating: text, count: count)), "\(text)")
        let table = "Title,Year\n" + String(repeating: text, count: count / 4)
        Self.expectLimits(PastedFilms(table), "a table with \(text)")
    }

    @Test func anythingMixed() {
        let rounds = RandomRounds(60)
        var random = rounds.generator
        let parts = [
            "Heat", "12 Angry Men", "1995", "(1995)", " ", "\n", "\r\n", "\t", ",", ";", "\"", "“", "”", "*", "_", "[",
            "]",
            "(", ")", "](", "https://www.imdb.com/title/tt0113277/", "tt0113277", "- ", "• ", "1. ", "#", ":", "…", "/",
            "|",
            "\0", "\u{202E}", "\u{2028}", "👩‍🚀", "é", "e\u{301}", "七人の侍", "Броненосец", "باب", "½", "by", "Title", "Year",
            "Note", "You must see", "★", "4/5",
        ]
        var lineCount = 0
        for round in 0..<rounds.count {
            let count = Int.random(in: 1...400, using: &random)
            let text = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined()
            let films = PastedFilms(text)
            lineCount += films.lines.count
            Self.expectLimits(films, "round \(round), seed \(rounds.seed)")
            #expect(PastedFilms(text) == films, "round \(round), seed \(rounds.seed)")
            Self.expectMostLikely(text, films, "round \(round), seed \(rounds.seed)")
        }
        #expect(lineCount > rounds.count)
    }
}
