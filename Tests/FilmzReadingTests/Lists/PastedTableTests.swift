import FilmzDomain
import FilmzReading
import Testing

struct PastedTableTests {
    private static func films(_ text: String) -> [PastedFilm] { PastedFilms(text).lines.map(\.film) }

    @Test(arguments: [
        "Title,Year,Note\nHeat,1995,with dad", "title;year;note\nHeat;1995;with dad",
        "Title\tYear\tNote\nHeat\t1995\twith dad",
        "Titel;Jahr;Notiz\r\nHeat;1995;with dad\r\n", "\u{FEFF}Note,Name,Release Date\nwith dad,Heat,1995-12-15",
        "My films\n\nTitle,Year,Note\n\nHeat,1995,with dad\n,,\n",
        "\"Title\",\"Year\",\"Note\"\n\"Heat\",\"1995\",\"with dad\"",
        "| Film | Year | Comment |\n| --- | --- | --- |\n| Heat | 1995 | with dad |",
        "Film,Director,Year,Description\nHeat,Michael Mann,1995–1996,with dad",
    ])
    func columnsAreKnownByTheirNames(_ text: String) throws {
        let films = Self.films(text)
        #expect(films.count == 1)
        let film = try #require(films.first)
        #expect(film.interpretations.first?.title == "Heat")
        #expect(film.interpretations.first?.year == 1995)
        #expect(film.note == "with dad")
    }

    @Test func cellsInQuotesMayHaveAnythingInThem() {
        let text = """
            Title,Note,Year
            "The Good, the Bad and the Ugly","He said ""Blondie!""
            and left",1966
            Heat,"not closed,1995
            Alien,"a "great" one",1979
            """
        let lines = PastedFilms(text).lines
        #expect(lines.map(\.number) == [2, 4, 5])
        #expect(lines.map(\.film.interpretations.first?.title) == ["The Good, the Bad and the Ugly", "Heat", "Alien"])
        #expect(lines.first?.film.note == "He said \"Blondie!\"\nand left")
        #expect(lines.map(\.film.interpretations.first?.year) == [1966, 1995, 1979])
    }

    @Test func listsOfLetterboxdHaveTwoTables() throws {
        let text = """
            Letterboxd list export v7\r
            Date,Name,Tags,URL,Description\r
            2025-09-23,test list,"test tag, another",https://boxd.it/P00EU,"about it\r
            \r
            line 2"\r
            \r
            Position,Name,Year,URL,Description\r
            1,Weapons,2025,https://boxd.it/EMTM,no notes\r
            2,Local Legends,2013,https://boxd.it/6DeM,"spoiler\r
            \r
            text"\r
            """
        let lines = PastedFilms(text).lines
        #expect(lines.map(\.film.interpretations.first?.title) == ["Weapons", "Local Legends"])
        #expect(lines.map(\.film.interpretations.first?.year) == [2025, 2013])
        #expect(
            lines.map(\.film.ids) == [["letterboxd:EMTM"], ["letterboxd:6DeM"]].map { $0.compactMap(ExternalID.init) })
        #expect(lines.map(\.film.note) == ["no notes", "spoiler\n\ntext"])
        #expect(lines.map(\.number) == [8, 9])
    }

    @Test func listsOfIMDbNameTheirIDs() throws {
        let text = """
            Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,Year,Directors
            1,tt0211915,2024-06-01,,"a gift",Amélie,Le fabuleux destin d'Amélie Poulain,https://www.imdb.com/title/tt0211915/,\
            Movie,2001,Jean-Pierre Jeunet
            2,0113277,2024-06-01,,,Heat,Heat,,Movie,1995,Michael Mann
            """
        let films = Self.films(text)
        #expect(films.map { $0.ids.first } == [ExternalID("imdb:tt0211915"), ExternalID("imdb:tt0113277")])
        #expect(films.map(\.note) == ["a gift", nil])
        let interpretations = try #require(films.first).interpretations
        #expect(interpretations.map(\.title).contains("Le fabuleux destin d'Amélie Poulain"))
        #expect(interpretations.first?.people == ["Jean-Pierre Jeunet"])
    }

    @Test(arguments: ["Heat, 1995\nAlien, 1979", "Heat;1995", "Name", "Lock, Stock and Two Smoking Barrels\nHeat"])
    func otherTextsAreNoTables(_ text: String) {
        #expect(PastedFilms(text).lines.map(\.number) == Array(1...text.split(separator: "\n").count))
    }
}
