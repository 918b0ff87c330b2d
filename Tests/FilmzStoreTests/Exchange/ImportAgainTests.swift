import FilmzContracts
import FilmzDomain
import FilmzExchange
import Foundation
import Testing

@testable import FilmzStore

/// Which films files mean, and that the same files mean the same again when what they made is there.
struct ImportAgainTests {
    private let store: Store
    private var services: Services { store.services }

    private static let films: [Film] = {
        var films = [
            Film.sample("Adam and Eve", imdb: 1, year: 1958, prominence: 400),
            Film.sample("L.A. Confidential", imdb: 2, year: 1997, prominence: 227),
            Film.sample("Atone", imdb: 3, year: 2019, prominence: 9_000),
            Film.sample("Freaks", imdb: 4, year: 2019, prominence: 4_000),
            Film.sample("Saw", imdb: 5, year: 2004, runtime: 103, prominence: 340),
            Film.sample("Interstellar", imdb: 6, year: 2014, prominence: 20),
            Film.sample("Our Street", imdb: 7, year: 1999, prominence: 30_000),
            Film.sample("Our Street", imdb: 8, year: 1999, prominence: 31_000),
        ]
        for index in films.indices { films[index].kind = .film }
        for (title, number, year, kind) in [
            ("Death Note", 21, 2006, .series), ("Lost", 22, 2004, .series), ("Band of Brothers", 23, 2001, .miniseries),
        ] as [(String, Int, Int, Film.Kind)] {
            var show = Film.sample(title, imdb: number, year: year, prominence: 50)
            show.kind = kind
            films.append(show)
        }
        return films
    }()

    init() async throws {
        store = try Store.inMemory(clock: SettableClock().clock)
        _ = try await store.catalogue.replace(with: Self.films, edition: "1")
    }

    private static func diary(_ rows: String) -> (String, String) {
        ("diary.csv", "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n" + rows)
    }

    private static func watchlist(_ rows: String) -> (String, String) {
        ("watchlist.csv", "Date,Name,Year,Letterboxd URI\n" + rows)
    }

    private func plan(_ files: [(name: String, text: String)]) async throws -> ImportPlan {
        let inputs = files.map { ExchangeInput(name: $0.name, bytes: Array($0.text.utf8)) }
        let read = try ExchangeReader().read(inputs).files.map { file in
            file.questions.keys.sorted().reduce(file) { $0.answering(.seen, part: $1) }
        }
        return try await ImportPlan(read, at: SettableClock.start, in: .gmt, from: services, for: .owner)
    }

    private func whole() async throws -> [ExportedFilm] {
        try await services.myFilms.wholeFilms(after: nil, limit: 1_000, of: .owner).filter { !$0.mine.isEmpty }
    }

    /// Each row names a film that is in no catalogue and has the title of another, or a part of it, or nearly.
    private static let lookalikes: [[(String, String)]] = [
        [
            watchlist("2010-11-12,Adam: The Making of a Film,2009,https://boxd.it/zz1\n"),
            diary("2010-11-12,Adam,2009,https://boxd.it/zz9,4.5,,,2010-11-11\n"),
        ],
        [
            watchlist(
                "2010-11-12,Twice Told,2009,https://boxd.it/zz1\n2010-11-12,Twice Told,2009,https://boxd.it/zz2\n"),
            ("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n2010-11-13,Twice Told,2009,https://boxd.it/zz2,4\n"),
        ],
        [
            diary(
                """
                2010-11-12,Our Holiday,1987,https://boxd.it/zz1,3,,,2010-11-11
                2010-11-13,Our Holiday,1988,https://boxd.it/zz2,4,,,2010-11-12
                2010-11-14,Our Other Holiday,,https://boxd.it/zz3,5,,,2010-11-13
                2010-11-15,Death Note,2006,https://boxd.it/zz4,2,,,2010-11-14
                2010-11-15,Interstellar,2013,https://boxd.it/zz5,2,,,2010-11-14

                """)
        ],
        [
            ("a.csv", "Title,Year,Watched,Comment\nNobody's Film,1931,2010-11-11,Rain.\n"),
            watchlist("2010-11-12,Nobody's Film,1931,https://boxd.it/zz1\n"),
        ],
        [
            (
                "ratings.csv",
                "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\ntt0000099,8,2010-01-01,Nobody Knows,,movie,1931\n"
            ),
            (
                "history.json",
                #"[{"watched_at":"2010-01-11T20:00:00.000Z","type":"movie","movie":{"title":"The Nobody","year":1931,"ids":{"trakt":7}}}]"#
            ),
        ],
        // An episode of which only the number is known gets another ID here.
        [
            (
                "a.csv",
                "Title,Season,Episode,Watched,My rating\nLost,1,2,2010-11-11,4\nLost,1,3,2010-11-11,\n"
            )
        ],
        // Two lines mean one film, and say something else about it.
        [
            (
                "a.csv",
                "Title,Year,Watched,My rating,Comment\nInterstellar,2014,2010-11-11,4,Rain.\n"
                    + "interstellar,2015,2010-11-12,2,Sun.\nInterstellar!,2014,,5,\n"
            )
        ],
    ]

    @Test(arguments: lookalikes.indices) func theSameFilesAgainChangeNothing(_ index: Int) async throws {
        let files = Self.lookalikes[index]
        let first = try await plan(files)
        let taken = try await first.carryOut(.mine, with: services, for: .owner)
        #expect(taken.change != nil)
        let before = try await whole()
        for rule in ImportRule.allCases {
            let again = try await plan(files)
            let preview = try await ImportPreview(again, from: services, for: .owner)
            #expect(preview.newCount == 0, "\(rule)")
            #expect(preview.changedCount == 0, "\(rule)")
            #expect(preview.conflicts.isEmpty, "\(rule)")
            #expect(preview.returningCount == 0, "\(rule)")
            #expect(again.unknown.map(\.importedFilm.film.title) == [])
            let outcome = try await again.carryOut(rule, with: services, for: .owner)
            #expect(outcome.change == nil, "\(rule)")
            #expect(try await whole() == before, "\(rule)")
        }
    }

    /// Earlier readers left emphasis out of notes. What they imported is no other note than the file's.
    @Test func aNoteWithoutItsEmphasisIsTheSame() async throws {
        let rows = "2004-05-01,Saw,2004,https://boxd.it/5,4,,,2004-05-01,"
        let head = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date,Review\n"
        let earlier = [("reviews.csv", head + rows + "So good. Really.\n")]
        _ = try await plan(earlier).carryOut(.mine, with: services, for: .owner)
        let before = try await whole()
        let now = [("reviews.csv", head + rows + "So <i>good</i>. <b>Really</b>.\n")]
        let again = try await plan(now)
        #expect(try await ImportPreview(again, from: services, for: .owner).conflicts.isEmpty)
        _ = try await again.carryOut(.both, with: services, for: .owner)
        #expect(try await whole() == before)
    }

    /// The other row's film has a title that begins with this one.
    @Test func aRowIsNotTheFilmThatAnotherRowMade() async throws {
        _ = try await plan(Self.lookalikes[0]).carryOut(.mine, with: services, for: .owner)
        let ratings = Dictionary(uniqueKeysWithValues: try await whole().map { ($0.film.title, $0.mine.rating) })
        #expect(ratings == ["Adam": Rating(stars: 4.5), "Adam: The Making of a Film": nil])
    }

    private static let imdbHeads = "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n"

    /// Numbers and years that a product gives are those of its film, so a film that has others is none to ask about.
    @Test(arguments: [
        // Every film with such a title has another number.
        ("ratings.csv", imdbHeads + "tt0000099,8,2010-01-01,Our Street,,movie,1999\n"),
        ("ratings.csv", imdbHeads + "tt0000099,8,2010-01-01,Adam,,movie,2009\n"),
        // Every film with such a title is from another time.
        ("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2010-11-12,The Freaks,2022,https://boxd.it/zz1\n"),
        ("a.csv", "Title,Year,Watched\nAdam,2009,2010-01-01\n"),
    ])
    func thereIsNoDoubtWhereNoFilmCanBeMeant(_ file: (String, String)) async throws {
        let plan = try await plan([file])
        #expect(plan.doubtful.isEmpty)
        #expect(plan.unknown.count == 1)
        _ = try await plan.carryOut(.mine, with: services, for: .owner)
        let kept = try await whole()
        #expect(kept.map(\.film.title) == plan.unknown.map(\.importedFilm.film.title))
        #expect(kept.map(\.film.externalIDs.imdb) == plan.unknown.map(\.importedFilm.film.ids.imdb))
    }

    /// What two addresses name is two films, though Filmz knows only one of the title.
    @Test(arguments: [
        "2010-11-12,Interstellar,2014,https://boxd.it/zz1,5\n2010-11-12,Interstellar,2014,https://boxd.it/zz2,1\n",
        "2010-11-12,Interstellar,2013,https://boxd.it/zz2,1\n2010-11-12,Interstellar,2014,https://boxd.it/zz1,5\n",
    ])
    func filmsThatAFileTellsApartStayApart(_ rows: String) async throws {
        let files = [("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n" + rows)]
        let plan = try await plan(files)
        #expect(plan.entries.compactMap(\.film?.id) == [Self.films[5].id])
        #expect(plan.unknown.map(\.importedFilm.mine.rating) == [Rating(stars: 1)])
        _ = try await plan.carryOut(.mine, with: services, for: .owner)
        let ratings = Dictionary(
            uniqueKeysWithValues: try await whole().map { ($0.film.id, $0.mine.rating?.halfStars) })
        #expect(ratings.count == 2)
        #expect(ratings[Self.films[5].id] == 10)
        #expect(try await self.plan(files).carryOut(.theirs, with: services, for: .owner).change == nil)
    }

    /// But a person who types a line may not know the year.
    @Test func whoeverTypesALineIsAsked() async throws {
        #expect(try await plan([("list.txt", "The Freaks (2022)\n")]).doubtful.count == 1)
    }

    /// Files of products mean whole titles, and one that has only films means no show.
    @Test(
        arguments: [
            ("Freaky", "2020", nil), ("Axone", "2019", nil), ("L.A.", "", nil), ("Saw", "2003", nil),
            ("Death Note", "2006", nil), ("Lost", "2004", nil), ("Band of Brothers", "2001", nil),
            ("Saw", "2004", "Saw"), ("interstellar", "2015", "Interstellar"), ("Interstellar", "", "Interstellar"),
        ])
    func aFileMeansNoOtherFilm(_ title: String, _ year: String, _ found: String?) async throws {
        let entry = try #require(
            try await plan([Self.watchlist("2010-11-12,\(title),\(year),https://boxd.it/zz1\n")]).entries.first)
        #expect(entry.film?.title == found)
    }

    /// Of some shows Letterboxd makes films; of others a file of films says nothing.
    @Test func miniseriesAreAskedAboutAndSeriesAreFilmsOfOnesOwn() async throws {
        let plan = try await plan([
            Self.watchlist(
                "2010-11-12,Lost,2004,https://boxd.it/1\n2010-11-12,Band of Brothers,2001,https://boxd.it/2\n")
        ])
        #expect(plan.unknown.map(\.importedFilm.film.title) == ["Lost"])
        #expect(plan.doubtful.map(\.importedFilm.film.title) == ["Band of Brothers"])
        _ = try await plan.carryOut(.mine, with: services, for: .owner)
        #expect(try await whole().map(\.film.isShow) == [false])
    }

    /// Without an address it is typed in for the person, and the catalogue has a show of its title and year.
    @Test func aFilmWithoutAnAddressIsNoShowEither() async throws {
        let plan = try await plan([Self.diary("2010-11-12,Lost,2004,https://boxd.it/zz1,4,,,2010-11-11\n")])
        _ = try await plan.carryOut(.mine, with: services, for: .owner)
        let film = try #require(try await whole().first?.film)
        #expect(film.title == "Lost")
        #expect(!film.isShow)
    }

    /// The kinds that tables tell, in whichever words.
    @Test(
        arguments: [
            ("Title,Year,Type,Rating\nLost,2004,TV Series,4\n", "Lost"),
            ("Title,Year,Type,Rating\nLost,2004,movie,4\n", nil),
            ("Title,Year,Rating\nLost,2004,4\n", "Lost"), ("Movie,Year,Rating\nLost,2004,4\n", nil),
            ("Title,Year,Type,Rating\nSaw,2004,Short,4\n", nil), ("Title,Year,Type,Rating\nSaw,2004,movie,4\n", "Saw"),
        ])
    func kindsAreRespected(_ table: String, _ found: String?) async throws {
        let entry = try #require(try await plan([("a.csv", table)]).entries.first)
        #expect(entry.film?.title == found)
    }

    /// A number of its own makes it another film, whatever else is the same.
    @Test func aFilmWithAnotherNumberIsAnotherFilm() async throws {
        let heads = "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n"
        let entry = try #require(
            try await plan([("ratings.csv", heads + "tt0000099,8,2010-01-01,Interstellar,,movie,2014\n")]).entries.first
        )
        #expect(entry.film == nil)
        // TMDb's number is that of a film that IMDb lists as another one.
        var known = Film.sample("Interstellar", imdb: 6, tmdb: 600, year: 2014, prominence: 20)
        known.kind = .film
        _ = try await store.catalogue.replace(with: [known], edition: "2")
        let table = "Title,Year,IMDb,TMDB,Rating\nInterstellar,2014,tt0000099,600,4\n"
        #expect(try await plan([("a.csv", table)]).entries.first?.film == nil)
    }

    /// A film of a person's own, made because they said that it is none of several, is there the next time.
    @Test func aFilmOfOnesOwnAmongNamesakesIsFoundAgain() async throws {
        let files = [Self.diary("2010-11-12,Our Street,1999,https://boxd.it/zz9,4.5,,,2010-11-11\n")]
        let asked = try #require(try await plan(files).doubtful.first)
        try await services.imports.choose([asked.importedFilm.key: .own], for: .owner)
        _ = try await plan(files).carryOut(.mine, with: services, for: .owner)
        let made = try #require(try await whole().first?.film)
        #expect(made.externalIDs.imdb == nil)
        let again = try await plan(files)
        #expect(again.entries.map(\.film?.id) == [made.id])
        #expect(again.unknown.isEmpty)
    }

    /// Lines that somebody typed may have slips.
    @Test func linesKeepTheirTolerance() async throws {
        let plan = try await plan([("list.txt", "Intersteller (2014)\nL.A. Confidental\nLost (2004)\n")])
        #expect(plan.entries.map(\.film?.title) == ["Interstellar", "L.A. Confidential", "Lost"])
    }
}
