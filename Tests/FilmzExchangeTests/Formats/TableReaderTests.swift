import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// Tables that no product is known for. All titles are made up.
struct TableReaderTests {
    private static func read(_ text: String, _ mapping: ColumnMapping? = nil) throws -> ExchangeFile {
        let reading = try ExchangeReading.of(
            [("t.csv", text)], mappings: mapping.map { [try Self.key(text): $0] } ?? [:])
        return try #require(reading.only)
    }

    private static func key(_ text: String) throws -> String {
        try #require(try ExchangeReading.of([("t.csv", text)]).only?.columns?.key)
    }

    /// What Movary writes, whose rows are plays.
    @Test func playsWithPlaceAndComment() throws {
        let text = """
            title,year,tmdbId,imdbId,watchedAt,comment,location
            The Glass Orchard,1999,603,tt0000012,2021-03-01,"Good, <b>very</b>",Kino Nord
            The Glass Orchard,1999,603,tt0000012,2021-03-01,,
            No Day,2000,,,,,
            """
        let file = try Self.read(text)
        #expect(file.source == .table)
        #expect(file.parts.map(\.kind) == [.table])
        #expect(file.viewings.map(\.when) == [.written("2021-03-01"), .written("2021-03-01")])
        #expect(file.viewings[0].draft.place == "Kino Nord")
        #expect(file.viewings[0].draft.note == "Good, **very**")
        #expect(file.claims("No Day") == [.undecided(on: .unknown, note: "", position: nil)])
        #expect(file.questions[0]?.contains(.seen) == true)
        #expect(file.answering(.seen, part: 0).claims("No Day") == [.seen(times: 1, markedOn: .unknown)])
    }

    @Test func eachRowIsReadOrLeftOut() throws {
        let text = """
            Title,Year,Watched,Season,Type
            Heat,1995,2020-01-02,,movie
            ,,2020-01-03,,movie
            Alien,1979,31.31.2024,,movie
            A Game,2001,2020-01-04,,game
            """
        let file = try Self.read(text)
        let part = try #require(file.parts.first)
        #expect(part.rowCount == 4)
        #expect(part.importedCount == 2)
        #expect(part.leftOutCounts == [.nameless: 1, .notAFilm: 1])
        #expect(file.problems.first.map(\.row) == [4])
        #expect(file.problems.first.map(\.text) == ["31.31.2024"])
    }

    /// Words of other languages only imply a kind, and with it whose number an ID is.
    @Test func aNumberIsThatOfAShowWhereTheRowMeansOne() throws {
        let file = try Self.read(
            """
            Titel;Typ;TMDB
            Fargo;Spielfilm;275
            Fargo;TV-Serie;60622
            """)
        #expect(file.facts.map(\.film.ids) == [ExternalIDs([.tmdb(275)]), ExternalIDs([.tmdbSeries(60_622)])])
        let utc = try #require(TimeZone(identifier: "UTC"))
        let keys = file.answering(.seen, part: 0).films(at: Timestamp(milliseconds: 1), in: utc).map(\.key)
        #expect(Set(keys).count == 2, "what a person says of one says nothing of the other")
    }

    @Test(arguments: [
        ("https://www.themoviedb.org/tv/1396", Film.Kind.series), ("https://trakt.tv/movies/heat-1995", .film),
        ("https://letterboxd.com/film/series/", nil), ("https://letterboxd.com/tv/film/heat/", nil),
    ])
    func anAddressTellsTheKindOnlyWhereItsPathDoes(address: String, kind: Film.Kind?) throws {
        let file = try Self.read("Title,Year,URL\nHeat,1995,\(address)\n")
        #expect(file.fact("Heat")?.film.impliedKind == kind)
    }

    /// A service's own history names episodes in one cell.
    @Test func whatAServiceWatchedIsEpisodesAndFilms() throws {
        let text = """
            Title,Date
            "Harbour Watch: Season 7: Echo","4/20/25"
            "Hafenwacht: Staffel 1: Folge 2","24.01.23"
            "The Light: Keepers: Limited Series: Episode 3","24.01.23"
            "Mission: Impossible - Fallout","22.01.23"
            "Part 1: The Season 2","22.01.23"
            """
        let file = try Self.read(text)
        #expect(
            file.facts.map(\.film.title) == [
                "Hafenwacht", "The Light: Keepers", "Mission: Impossible - Fallout", "Part 1: The Season 2",
            ])
        #expect(file.facts.map(\.film.episode?.number?.description) == ["s01e02", "s01e03", nil, nil])
        #expect(file.facts.map(\.film.kind) == [.series, .series, nil, nil])
        #expect(file.leftOutCounts == [.episodeWithoutNumber: 1])
    }

    @Test func aNoteOfAnEveningIsItsNote() throws {
        let file = try Self.read("Title,Watched,Notes\nHeat,2020-01-02,\"Twice\nas good\"\n")
        #expect(file.viewings.map(\.draft.note) == ["Twice\nas good"])
        // Beside stars alone it is a word about the film, and a review of what is still to be seen is one too.
        let rated = try Self.read("Title,Rating,Notes,Status,Review\nHeat,4,\"So\nso\",,\nAlien,,Soon,Planning,Ha\n")
        #expect(rated.claims("Heat").last == .comment("So\nso", on: .unknown))
        #expect(
            rated.claims("Alien") == [.watchlist(since: .unknown, note: "Soon"), .comment("Ha", on: .unknown)])
    }

    @Test func rowsThatMeanNothingAreCountedToo() throws {
        var file = try Self.read("title,year,rating\nA,1999,8\nB,2000,\n")
        file.questions[0] = [.nothing]
        let part = try #require(file.answering(.nothing, part: 0).parts.first)
        #expect(part.importedCount == 1)
        #expect(part.leftOutCounts == [.unwanted: 1])
    }

    @Test(arguments: [
        ("title,userRating\nA,8\nB,3\n", [8, 3]), ("Titel;Bewertung\nA;4,5\nB;3\n", [9, 6]),
        ("Titre\tNote\nA\t90\nB\t30\n", [9, 3]), ("Título|Puntuación\nA|90\nB|30\n", [9, 3]),
    ])
    func headsOfSeveralLanguages(_ text: String, _ halfStars: [Int]) throws {
        let file = try Self.read(text)
        #expect(file.facts.map(\.film.title) == ["A", "B"])
        #expect(file.stars == halfStars)
    }

    /// What everybody thinks of a film is no verdict of the person's.
    @Test(arguments: [
        (
            """
            rated_at,type,title,year,trakt_rating,trakt_id,imdb_id,tmdb_id,rating
            2020-01-02T20:15:00Z,movie,A,1999,7.9,1,tt0000012,603,8
            2020-01-03T20:15:00Z,movie,B,2001,6.2,2,tt0000013,604,3
            """, [8, 3]
        ),
        ("title,year,trakt_rating,imdb_rating,metascore\nA,1999,7.9,8.1,70\nB,2001,6.2,5,60\n", []),
        ("Title,Rating,My rating\nA,7.3,4\nB,8.1,1.5\n", [8, 3]),
        ("Title,My score,Score\nA,8,77\nB,3,62\n", [8, 3]),
        ("Titel;Bewertung;Meine Bewertung\nA;7,9;8\nB;8,8;3\n", [8, 3]),
    ])
    func starsOfEverybodyAreNotThePersons(_ text: String, _ halfStars: [Int]) throws {
        #expect(try Self.read(text).stars == halfStars)
    }

    /// Programs count further than somebody may have gone.
    @Test(arguments: [
        ("rated_at,type,title,year,trakt_rating,trakt_id,rating\n2020-01-02,movie,A,1999,7.9,1,4\n", [4]),
        ("SIMKL_ID,Title,Type,Year,Watchlist,WatchedDate,Rating\n5,A,movie,1999,completed,2021-03-01,4\n", [4]),
        ("title,year,tmdbId,imdbId,userRating\nA,1999,603,tt0000012,4\n", [4]),
        ("media_id,source,media_type,title,score,status\n603,tmdb,movie,A,4.0,Completed\n", [4]),
        ("title,year,tmdbId,imdbId,userRating\nA,1999,603,tt0000012,40\n", [4]),
        ("title,year,rating\nA,1999,4\n", [8]),
    ])
    func programsAreKnownByTheirScale(_ text: String, _ halfStars: [Int]) throws {
        #expect(try Self.read(text).stars == halfStars)
    }

    /// Letterboxd's importer has the same heads, but no more than five stars.
    @Test(arguments: [
        ("Title,Year,Watched Date,Rating\nA,1999,2021-03-01,9\nB,2001,2021-03-02,4\n", [9, 4]),
        ("Title,Year,WatchedDate,Rating,Tags,Review\nA,1999,2021-03-01,4,,\nB,2001,,5.5,,\n", [4, 6]),
        ("imdbID,Title,Rating\ntt0000012,A,85\ntt0000013,B,40\n", [9, 4]),
    ])
    func moreThanFiveStarsAreNotLetterboxds(_ text: String, _ halfStars: [Int]) throws {
        let file = try Self.read(text)
        #expect(file.source == .table)
        #expect(file.stars == halfStars)
        #expect(file.facts.map(\.film.title) == ["A", "B"])
    }

    private static let tablesThatTellTheirOrder: [([String], [String])] = [
        (["4/5/2020", "31/5/2020"], ["2020-05-04", "2020-05-31"]),
        (["4/5/2020", "5/31/2020"], ["2020-04-05", "2020-05-31"]),
        (["13-08-23", "11-08-23"], ["2023-08-13", "2023-08-11"]),
        (["11-08-23", "08-13-23"], ["2023-11-08", "2023-08-13"]),
        (["11-08-2023", "13-08-2023"], ["2023-08-11", "2023-08-13"]),
        (["4/5/20", "31/5/20"], ["2020-05-04", "2020-05-31"]),
        (["8.11.23", "8.13.23"], ["2023-08-11", "2023-08-13"]),
        (["8.11.23", "1.2.23"], ["2023-11-08", "2023-02-01"]),
        (["4/5/2020 21:15", "31/5/2020 20:00"], ["2020-05-04", "2020-05-31"]),
        (["4/5/2020", "2020-05-31", "31/5/2020"], ["2020-05-04", "2020-05-31", "2020-05-31"]),
    ]

    @Test(arguments: tablesThatTellTheirOrder)
    func theFileTellsTheOrderOfDays(_ texts: [String], _ days: [String]) throws {
        let file = try Self.read("Film,Watched\n" + texts.map { "A,\($0)\n" }.joined())
        #expect(file.viewings.map(\.when) == days.map(FactDate.written))
        #expect(file.problems.count == 0)
        #expect(file.columns?.asksForDateOrder == false)
    }

    private static let tablesThatDoNot: [([String], [String])] = [
        (["4/5/2020"], ["2020-04-05"]), (["11-08-23", "5-5-23"], ["2023-11-08", "2023-05-05"]),
        // Each proves the opposite of the other.
        (["4/5/2020", "31/5/2020", "5/31/2020"], ["2020-04-05", "2020-05-31", "2020-05-31"]),
    ]

    @Test(arguments: tablesThatDoNot)
    func anOrderOfDaysThatNoDateTellsIsAskedFor(_ texts: [String], _ days: [String]) throws {
        let text = "Film,Watched\n" + texts.map { "A,\($0)\n" }.joined()
        let file = try Self.read(text)
        #expect(file.viewings.map(\.when) == days.map(FactDate.written))
        #expect(file.problems.first.map(\.what) == [.dateOrder])
        #expect(file.columns?.asksForDateOrder == true)
        var mapping = try #require(file.columns?.mapping)
        mapping.dateOrder = .dayFirst
        let told = try Self.read(text, mapping)
        #expect(told.problems.count == 0)
        #expect(told.columns?.asksForDateOrder == false)
        #expect(told.viewings.first?.when != file.viewings.first?.when)
    }

    @Test(arguments: ["5/5/2020", "13/13/2020", "2020-05-04", "4.5.2020", "May 2020"])
    func noOrderOfDaysIsAskedForWhereNothingDependsOnIt(_ day: String) throws {
        #expect(try Self.read("Film,Watched\nA,\(day)\n").columns?.asksForDateOrder == false)
    }

    @Test func anOrderThatWasChosenBeforeIsKept() throws {
        let kept = #"{"isDayFirst":true,"meanings":["title","watchedOn"],"ratingScale":"five"}"#
        #expect(ColumnMapping(text: kept)?.dateOrder == .dayFirst)
        // It was written even when nobody had chosen it.
        let open = ColumnMapping(text: kept.replacing("true", with: "false"))
        #expect(try #require(open).dateOrder == nil)
        let mapping = ColumnMapping(meanings: [.title], dateOrder: .monthFirst)
        #expect(ColumnMapping(text: mapping.text) == mapping)
    }

    @Test func columnsAreShownAndChanged() throws {
        let text = "Foo,Bar,Email\nThe Glass Orchard,3,me@example.org\n"
        #expect(try ExchangeReading.of([("t.csv", text)]).files.map(\.source) == [.titles])
        let file = try Self.read(text, ColumnMapping(meanings: [.title, .rating, .note]))
        let columns = try #require(file.columns)
        // What is secret is neither shown nor taken.
        #expect(columns.heads == ["Foo", "Bar", ""])
        #expect(columns.samples == [["The Glass Orchard", "3", ""]])
        #expect(columns.mapping.meanings == [.title, .rating, nil])
        #expect(file.facts.map(\.claim) == [.verdict(try #require(Rating(stars: 3)), on: .unknown)])
        #expect(!"\(file)".contains("example.org"))
        #expect("\(file)".contains("The Glass Orchard"))
    }

    /// Statuses, plays without days, tags, companions and episodes, as other programs write them.
    @Test func otherProgramsWords() throws {
        let text = """
            Title,Type,Year,Status,Plays,Season Number,Episode Number,TMDB,Tags,With,Favorite
            A,movie,2001,Completed,,,,11,,,
            B,movie,2002,Planning,,,,12,,,
            C,movie,2003,Dropped,,,,13,,,
            D,tv,2004,,3,,,14,,,yes
            E,tv,2005,Completed,,2,5,15,,,
            F,season,2006,Completed,,2,,16,,,
            G,movie,2007,,,,,17,"x, y",Anna,
            H,Music Video,2007,,,,,18,,,
            I,movie,2008,Paused,,,,19,,,
            """
        let file = try Self.read(text)
        #expect(file.claims("A") == [.seen(times: 1, markedOn: .unknown)])
        #expect(file.claims("B") == [.watchlist(since: .unknown, note: "")])
        #expect(file.viewings.first?.draft.ending == .stopped(minute: nil, reason: ""))
        #expect(file.claims("D") == [.seen(times: 3, markedOn: .unknown), .liked(on: .unknown)])
        #expect(file.fact("D")?.film.ids == ExternalIDs([.tmdbSeries(14)]))
        #expect(file.fact("E")?.film.episode?.number == EpisodeNumber(season: 2, episode: 5))
        #expect(file.viewings.last?.draft.tags.text == "x, y")
        #expect(file.viewings.last?.draft.companions == "Anna")
        #expect(file.claims("I") == [.showStatus(.paused, since: .unknown)])
        #expect(file.leftOutCounts == [.season: 1, .notAFilm: 1])
    }

    /// What Simkl writes, with a mark at its beginning.
    @Test func simkl() throws {
        let text = """
            \u{FEFF}SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB
            5,The Glass Orchard,movie,1999,completed,,2021-03-01,8,"Good, very",,603,tt0000012
            6,To See,movie,2003,plantowatch,,,,,,"",""
            """
        let file = try Self.read(text)
        let viewing = try #require(file.viewings.first)
        #expect(viewing.when == .written("2021-03-01"))
        #expect(viewing.draft.rating?.halfStars == 8)
        #expect(viewing.draft.note == "Good, very")
        let ids = ExternalIDs([.imdb(try #require(IMDbID(number: 12))), .tmdb(603), .simkl(5)])
        #expect(file.fact("The Glass Orchard")?.film.ids == ids)
        #expect(file.claims("To See") == [.watchlist(since: .unknown, note: "")])
        #expect(file.problems.count == 0)
        #expect(file.questions.isEmpty)
    }

    @Test func tmdb() throws {
        let text = """
            TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
            603,tt0000012,movie,The Glass Orchard,1999-03-30,,,8.2,7,2020-01-02T00:00:00Z
            604,,movie,To See,2003-03-30,,,9.9,,
            1399,tt0000020,tv,A Show,2011-03-30,,,8.2,9,2020-01-02T00:00:00Z
            62085,tt0000022,episode,Another Show,2011-03-30,1,1,8.2,9,2020-01-02T20:15:00Z
            1399,tt0000021,tv,A Show,2011-03-30,1,2,8.2,4,2020-01-02T20:15:00Z
            """
        let file = try #require(try ExchangeReading.of([("x", text)]).only)
        #expect(file.source == .tmdb)
        let day = FactDate.written("2020-01-02")
        #expect(file.claims("The Glass Orchard") == [.verdict(try #require(Rating(halfStars: 7)), on: day)])
        #expect(file.fact("The Glass Orchard")?.film.ids == ExternalIDs(imdb: IMDbID(number: 12), tmdb: 603))
        #expect(file.fact("The Glass Orchard")?.film.year == 1999)
        #expect(file.claims("To See") == [.watchlist(since: .unknown, note: "")])
        #expect(file.fact("A Show")?.film.ids[in: .tmdbSeries] == .tmdbSeries(1_399))
        let numbered = try #require(file.fact("Another Show")?.film)
        #expect(numbered.ids.isEmpty)
        #expect(numbered.episode?.ids == ExternalIDs(imdb: IMDbID(number: 22), tmdb: 62_085))
        let episode = try #require(file.facts.last)
        #expect(episode.film.episode?.number == EpisodeNumber(season: 1, episode: 2))
        #expect(episode.film.ids.imdb == nil)
        #expect(episode.leftovers == [ExchangeFact.Leftover(name: "imdb", value: "tt0000021")])
    }

    @Test func linesOfTitles() throws {
        let text =
            "My favourites:\n1. The Glass Orchard (1999)\n2. Local Weather\n\nhttps://www.imdb.com/title/tt0000012/\n"
        let file = try #require(try ExchangeReading.of([("list.txt", text)]).only)
        #expect(file.source == .titles)
        #expect(file.fact("The Glass Orchard")?.film.year == 1999)
        #expect(file.facts.contains { $0.film.ids.imdb == IMDbID(number: 12) })
        #expect(file.fact("Local Weather")?.row.number == 3)
        #expect(file.questions[0]?.count == 4)
    }

    @Test func longListsOfTitlesAreReadToTheEnd() throws {
        let text = (1...2_500).map { "Film Number \($0) Of Many (1999)" }.joined(separator: "\n")
        let file = try #require(try ExchangeReading.of([("list.txt", text)]).only)
        #expect(file.facts.count == 2_500)
        #expect(file.facts.map(\.row.number) == Array(1...2_500))
    }

    @Test func whatIsNoTableOfFilmsIsIgnored() throws {
        let reading = try ExchangeReading.ofArchive([
            ("readme.txt", "Thank you, dear user, for everything"), ("a.csv", "foo,bar\n1,2\n"),
            ("b.json", "{\"a\":1}"),
            ("c.html", "<html>Title, Year</html>"), ("empty.csv", " \n"), ("empty.json", "[]"),
        ])
        #expect(reading.files.isEmpty)
        #expect(reading.ignored.map(\.reason) == [.unknown, .unknown, .unknown, .webPage, .empty, .unknown])
    }
}
