import FilmzDomain
import Testing

@testable import FilmzExchange

/// IMDb's tables of four eras. All titles are made up.
struct IMDbReaderTests {
    private static func read(_ name: String, _ text: String) throws -> ExchangeFile {
        let reading = try ExchangeReading.of([(name, text)])
        return try #require(reading.only)
    }

    private static func rating(_ halfStars: Int) throws -> Rating { try #require(Rating(halfStars: halfStars)) }

    @Test func until2017() throws {
        let text = """
            "position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"
            "1","tt0000012","Fri Aug 19 00:00:00 2016","","","The Glass Orchard","Feature Film","Ann One, Bo Two","8","7.1","119","1999","drama","1200","1999-03-04","http://www.imdb.com/title/tt0000012/"
            "2","tt0000013","Sat Aug 20 00:00:00 2016","","","Some Game","Video Game","","9","7.1","","2001","","12","",""
            """
        let file = try Self.read("ratings.csv", text)
        #expect(file.source == .imdb)
        #expect(file.questions.isEmpty)
        #expect(file.facts.map(\.claim) == [.verdict(try Self.rating(8), on: .written("2016-08-19"))])
        let film = try #require(file.facts.first?.film)
        #expect(film.ids.imdb == IMDbID(number: 12))
        #expect(film.year == 1999)
        #expect(film.kind == .film)
        #expect(film.directors == ["Ann One", "Bo Two"])
        #expect(file.leftOutCounts == [.notAFilm: 1])
        // The same columns may be any list.
        #expect(try Self.read("export.csv", text).questions == [0: [.list, .watchlist, .nothing]])
    }

    @Test func november2017() throws {
        let text = """
            Const,Your Rating,Date Added,Title,Title Type,Directors,IMDb Rating,Runtime (mins),Year,Genres,Num Votes
            tt0000012,10,2017-11-05,The Glass Orchard,movie,Ann One,3.2,119,1999,Drama,1200
            """
        let file = try Self.read("x", text)
        #expect(file.facts.map(\.claim) == [.verdict(try Self.rating(10), on: .written("2017-11-05"))])
    }

    /// The day of a rating is no day of a viewing.
    @Test(arguments: [
        """
        Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
        0000012,7,2019-02-03,The Glass Orchard,https://www.imdb.com/title/tt0000012/,movie,9.9,119,1999,Drama,1200,1999-01-01,Ann One
        tt10000013,,2019-02-03,Not Rated,,tvMovie,9.9,119,1999,Drama,1200,1999-01-01,
        tt10000014,3,2019-02-03,A Show,,tvMiniSeries,9.9,,2013–2023,Drama,1200,1999-01-01,
        tt10000015,3,2019-02-03,A Show: Its Episode,,tvEpisode,9.9,,2013,Drama,1200,1999-01-01,
        """,
        """
        Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors
        tt0000012,7,2019-02-03,The Glass Orchard,Der Glasgarten,https://www.imdb.com/title/tt0000012/,Movie,9.9,119,1999,Drama,1200,1999-01-01,Ann One
        tt10000013,,2019-02-03,Not Rated,Not Rated,,TV Movie,9.9,119,1999,Drama,1200,1999-01-01,
        tt10000014,3,2019-02-03,A Show,,,TV Mini Series,9.9,,2013–2023,Drama,1200,1999-01-01,
        tt10000015,3,2019-02-03,A Show: Its Episode,,,TV Episode,9.9,,2013,Drama,1200,1999-01-01,
        """,
    ])
    func since2018(_ text: String) throws {
        let file = try Self.read("x", text)
        let date = FactDate.written("2019-02-03")
        #expect(file.claims("The Glass Orchard") == [.verdict(try Self.rating(7), on: date)])
        #expect(file.fact("The Glass Orchard")?.film.ids.imdb == IMDbID(number: 12))
        #expect(file.fact("A Show")?.film.kind == .miniseries)
        #expect(file.fact("A Show")?.film.year == 2013)
        #expect(file.leftOutCounts == [.episodeWithoutShow: 1, .saysNothing: 1])
        #expect(file.viewings.isEmpty)
        #expect(file.questions.isEmpty)
        #expect(file.problems.count == 0)
        let original = file.fact("The Glass Orchard")?.film.originalTitle
        #expect(original == (text.contains("Original") ? "Der Glasgarten" : nil))
    }

    static let list = #"""
        Position,Const,Created,Modified,Description,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated
        1,tt0000012,2024-07-01,2024-07-01,"A note, ""quoted""",The Glass Orchard,The Glass Orchard,,Movie,9.9,119,1999,Drama,1200,1999-01-01,Ann One,,
        2,tt0000016,2024-07-02,2024-07-02,,Rated Too,Rated Too,,Video,9.9,119,1999,Drama,1200,1999-01-01,,6,2024-08-01
        """#

    @Test func aWatchlistStaysOneAndIsRatedToo() throws {
        let file = try Self.read("WATCHLIST.csv", Self.list)
        #expect(
            file.claims("The Glass Orchard") == [.watchlist(since: .written("2024-07-01"), note: "A note, \"quoted\"")])
        #expect(
            file.claims("Rated Too") == [
                .verdict(try Self.rating(6), on: .written("2024-08-01")),
                .watchlist(since: .written("2024-07-02"), note: ""),
            ])
        #expect(file.fact("Rated Too")?.film.kind == .video)
        #expect(file.questions.isEmpty)
    }

    @Test func aListIsAskedAbout() throws {
        let file = try Self.read("Best of all.csv", Self.list)
        #expect(file.questions == [0: [.list, .watchlist]])
        let answered = file.answering(.list, part: 0)
        #expect(answered.lists.map(\.name) == ["Best of all"])
        let place = ExchangeFact.Membership(
            list: 0, position: 1, note: "A note, \"quoted\"", addedOn: .written("2024-07-01"))
        #expect(answered.claims("The Glass Orchard") == [.listed(place)])
        #expect(answered.claims("Rated Too").count == 2)
    }

    @Test func raggedAndNamelessRowsDoNoHarm() throws {
        let text =
            "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0000012,7\n,5,2019-02-03,,movie,1999\nnonsense,5,soon,Named,movie,99\n"
        let file = try Self.read("x", text)
        #expect(file.facts.count == 2)
        #expect(file.leftOutCounts == [.nameless: 1])
        #expect(file.problems.first.map(\.what) == [.year, .id, .date])
        #expect(file.problems.first.map(\.row) == [4, 4, 4])
    }
}
