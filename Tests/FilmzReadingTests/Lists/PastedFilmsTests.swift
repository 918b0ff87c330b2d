import FilmzDomain
import FilmzReading
import Testing

struct PastedFilmsTests {
    /// An interpretation, written shortly: `Heat|1995|Michael Mann`. What is not there may be anything in an
    /// interpretation.
    struct Wanted: Sendable, CustomTestStringConvertible {
        let line: String
        let title: String
        var year: Int?
        var beside: String?

        init(_ line: String, _ title: String, _ year: Int? = nil, beside: String? = nil) {
            self.line = line
            self.title = title
            self.year = year
            self.beside = beside
        }

        var testDescription: String { line }

        func isIn(_ interpretation: PastedFilm.Interpretation) -> Bool {
            interpretation.title == title && interpretation.year == year
                && (beside.map { (interpretation.beside + interpretation.after).contains($0) } ?? true)
        }
    }

    private static func film(_ line: String) throws -> PastedFilm {
        let lines = PastedFilms(line).lines
        #expect(lines.count == 1)
        return try #require(lines.first?.film)
    }

    /// What a line most likely means.
    @Test(arguments: [
        Wanted("Heat", "Heat"), Wanted("  Heat \t", "Heat"), Wanted("1. Heat", "Heat"), Wanted("12) Heat", "Heat"),
        Wanted("(3) Heat", "Heat"), Wanted("#3 Heat", "Heat"), Wanted("No. 3 Heat", "Heat"), Wanted("3: Heat", "Heat"),
        Wanted("- Heat", "Heat"), Wanted("* Heat", "Heat"), Wanted("• Heat", "Heat"), Wanted("•Heat", "Heat"),
        Wanted("– Heat", "Heat"), Wanted("[ ] Heat", "Heat"), Wanted("[x] Heat", "Heat"), Wanted("- [x] Heat", "Heat"),
        Wanted("- [ ] 4. Heat", "Heat"), Wanted("☑ Heat", "Heat"), Wanted("> Heat", "Heat"), Wanted("> - Heat", "Heat"),
        Wanted("**Heat**", "Heat"), Wanted("_Heat_", "Heat"), Wanted("***Heat***", "Heat"), Wanted("`Heat`", "Heat"),
        Wanted("\"Heat\"", "Heat"), Wanted("»Heat«", "Heat"), Wanted("„Heat“", "Heat"), Wanted("“Heat”", "Heat"),
        Wanted("'Heat'", "Heat"), Wanted("«Heat»", "Heat"), Wanted("🎬 Heat 🔥", "Heat"), Wanted("Heat ⭐⭐⭐⭐", "Heat"),
        Wanted("Heat ★★★★½", "Heat"), Wanted("Heat 4.5/5", "Heat"), Wanted("Heat (9/10)", "Heat"),
        Wanted("Heat - 4 stars", "Heat"), Wanted("Heat,", "Heat"), Wanted("| Heat | 1995 |", "Heat | 1995"),
        Wanted("Heat (1995)", "Heat", 1995), Wanted("Heat [1995]", "Heat", 1995), Wanted("(1995) Heat", "Heat", 1995),
        Wanted("**Heat** (1995)", "Heat", 1995), Wanted("“Heat” from 1995", "Heat", 1995),
        Wanted("2001: A Space Odyssey (1968)", "2001: A Space Odyssey", 1968),
        Wanted("(500) Days of Summer (2009)", "Days of Summer", 2009), Wanted("Heat ('95)", "Heat", 1995),
        Wanted("Heat (1995, Michael Mann)", "Heat", 1995, beside: "Michael Mann"),
        Wanted("Heat (Michael Mann, 1995)", "Heat", 1995, beside: "Michael Mann"),
        Wanted("Heat (1995) - with dad", "Heat", 1995, beside: "with dad"),
        Wanted("**Heat** - with dad", "Heat", beside: "with dad"),
        Wanted("Schindler's List", "Schindler's List"), Wanted("M*A*S*H", "M*A*S*H"), Wanted("[REC]", "[REC]"),
        Wanted("Thunderbolts*", "Thunderbolts*"), Wanted("Face/Off", "Face/Off"), Wanted("8 1/2", "8 1/2"),
        Wanted("1917", "1917"), Wanted("12 Angry Men", "12 Angry Men"), Wanted("1. 12 Angry Men", "12 Angry Men"),
        Wanted("Blade Runner 2049", "Blade Runner 2049"), Wanted("Matrix, The (1999)", "The Matrix", 1999),
        Wanted("Godfather, The", "The Godfather"), Wanted("Tom &amp; Jerry", "Tom & Jerry"),
        Wanted("[Heat](https://example.org/heat)", "Heat"), Wanted("Heat https://youtu.be/xyz", "Heat"),
        Wanted("https://letterboxd.com/film/the-third-man/", "the third man"),
    ])
    func aLineIsReadAs(_ wanted: Wanted) throws {
        let interpretation = try #require(try Self.film(wanted.line).interpretations.first)
        #expect(wanted.isIn(interpretation), "\(interpretation)")
    }

    /// What a line may mean too, so that a search can decide.
    @Test(arguments: [
        Wanted("Amelie 2001", "Amelie", 2001), Wanted("Heat, 1995", "Heat", 1995), Wanted("1995 - Heat", "Heat", 1995),
        Wanted("1995: Heat", "Heat", 1995), Wanted("Heat from 1995", "Heat", 1995),
        Wanted("Heat 1995-1996", "Heat", 1995),
        Wanted("Blade Runner 2049", "Blade Runner", 2049), Wanted("2001 1968", "2001", 1968),
        Wanted("Heat,Michael Mann,1995", "Heat", 1995, beside: "Michael Mann"),
        Wanted("watch Heat", "Heat"), Wanted("Heat ’95", "Heat", 1995),
        Wanted("20,000 Leagues Under the Sea,1954", "20,000 Leagues Under the Sea", 1954),
        Wanted("Heat - Michael Mann", "Heat", beside: "Michael Mann"),
        Wanted("Heat — Michael Mann", "Heat", beside: "Michael Mann"),
        Wanted("Michael Mann - Heat", "Heat", beside: "Michael Mann"),
        Wanted("Michael Mann: Heat", "Heat", beside: "Michael Mann"),
        Wanted("Heat by Michael Mann", "Heat", beside: "Michael Mann"),
        Wanted("Heat von Michael Mann", "Heat", beside: "Michael Mann"),
        Wanted("Heat (Michael Mann)", "Heat", beside: "Michael Mann"),
        Wanted("Heat, Michael Mann, 1995", "Heat", 1995, beside: "Michael Mann"),
        Wanted("rashomon 1950 kurosawa", "rashomon", 1950, beside: "kurosawa"),
        Wanted("The Good, the Bad and the Ugly, Leone", "The Good, the Bad and the Ugly", beside: "Leone"),
        Wanted("Crazy, Stupid, Love.", "Crazy, Stupid, Love."), Wanted("1. 12 Angry Men", "1. 12 Angry Men"),
        Wanted("10. Things I Hate About You", "10. Things I Hate About You"), Wanted("3 Heat", "Heat"),
        Wanted("| Heat | 1995 |", "Heat", 1995), Wanted("(500) Days of Summer (2009)", "(500) Days of Summer", 2009),
    ])
    func aLineMayBeRead(_ wanted: Wanted) throws {
        let interpretations = try Self.film(wanted.line).interpretations
        #expect(interpretations.contains(where: wanted.isIn), "\(interpretations)")
    }

    @Test(arguments: [
        ("https://www.imdb.com/title/tt0113277/", "imdb:tt0113277"), ("Heat tt0113277", "imdb:tt0113277"),
        ("tt0113277,Heat,1995", "imdb:tt0113277"),
        ("[Heat](https://www.imdb.com/title/tt0113277/) - great", "imdb:tt0113277"),
        ("Heat <https://www.themoviedb.org/movie/949-heat>", "tmdb:949"),
        ("Heat https://boxd.it/2b4e", "letterboxd:2b4e"),
    ])
    func addressesNameTheFilm(line: String, id: String) throws {
        #expect(try Self.film(line).ids == [try #require(ExternalID(id))])
    }

    @Test(arguments: [
        "", " ", "\n\n", "---", "***", "===", "# Favourites", "## 1990s", "My favourites:", "| --- | --- |", "•", "[ ]",
        "🎬🎬🎬", "...", "\u{200B}",
    ])
    func headingsAndLinesWithoutWordsAreLeftOut(_ text: String) {
        let films = PastedFilms(text)
        #expect(films.lines.isEmpty)
        #expect(films.leftOutCount == 0)
    }

    @Test func linesKeepTheirNumbers() {
        let films = PastedFilms("# Crime\r\n\r\n1. Heat\r\n2. Thief\rCollateral\u{2028}Ali\n")
        #expect(films.lines.map(\.number) == [3, 4, 5, 6])
        #expect(films.lines.map(\.text) == ["1. Heat", "2. Thief", "Collateral", "Ali"])
        #expect(films.leftOutCount == 0)
    }

    /// Where each line has the number after the last one's, the number belongs to no title.
    @Test func numbersThatGoOnAreNoPartOfTitles() {
        func titles(_ text: String) -> [[String]] {
            PastedFilms(text).lines.map { $0.film.interpretations.map(\.title) }
        }
        #expect(titles("3. Idiots") == [["Idiots", "3. Idiots"]])
        #expect(titles("3. Idiots\n4. Heat") == [["Idiots"], ["Heat"]])
        let interpretations = PastedFilms("47 Ronin").lines.first?.film.interpretations
        #expect(interpretations?.map(\.title) == ["47 Ronin", "Ronin"])
        #expect(interpretations?.map(\.leavesNumberOut) == [false, true])
        let counted = PastedFilms("47 Ronin\n48 Heat").lines.first?.film.interpretations
        #expect(counted?.map(\.leavesNumberOut) == [false, false])
    }

    @Test(arguments: [
        ("Heat / Collateral / Thief", PastedLine.Form.row, ["Heat", "Collateral", "Thief"]),
        ("Heat | Thief", .row, ["Heat", "Thief"]), ("Heat, Thief and Ali", .commasAndWord, ["Heat", "Thief", "Ali"]),
        ("Heat - Thief - Ali", .dashes, ["Heat", "Thief", "Ali"]), ("Heat; Thief", .row, ["Heat", "Thief"]),
        ("Heat + Thief (1981)", .row, ["Heat", "Thief (1981)"]),
        ("Heat, Collateral, Thief", .commas, ["Heat", "Collateral", "Thief"]),
    ])
    func oneLineMayNameSeveral(line: String, form: PastedLine.Form, titles: [String]) throws {
        #expect(PastedFilms(line).lines.first?.several[form]?.map(\.text) == titles)
    }

    @Test func aSentenceMayNameSeveral() throws {
        let letter = """
            You must see Amélie, and if you liked that, Delicatessen from 1991! Also “The City of Lost Children”.
            """
        let films = try #require(PastedFilms(letter).lines.first?.several[.sentence])
        #expect(films.map(\.text) == ["Amélie", "Delicatessen from 1991", "The City of Lost Children"])
        #expect(films.map(\.place) == [.marked, .capitals, .marked])
        #expect(films[1].interpretations.contains { $0.title == "Delicatessen" && $0.year == 1991 })
    }

    @Test(arguments: [
        ("We loved *No Country for Old Men* and _Fargo_ (1996).", ["No Country for Old Men", "Fargo (1996)"]),
        ("Habt ihr schon »Das Boot« und „Lola rennt“ gesehen?", ["Das Boot", "Lola rennt"]),
        ("I saw Lost in Translation yesterday, it was great.", ["Lost in Translation"]),
        (
            "have you seen E.T. or Close Encounters of the Third Kind, they are so good",
            ["E.T.", "Close Encounters of the Third Kind"]
        ),
    ])
    func titlesStandOutOfSentences(line: String, titles: [String]) {
        #expect(PastedFilms(line).lines.first?.several[.sentence]?.map(\.text) == titles)
    }

    @Test(arguments: ["Heat", "The Good, the Bad and the Ugly", "Call me by your name", "“Heat” (1995)"])
    func aTitleIsNoSentence(_ line: String) {
        #expect(PastedFilms(line).lines.first?.several[.sentence] == nil)
    }
}
