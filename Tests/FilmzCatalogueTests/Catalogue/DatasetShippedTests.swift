import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import Testing

/// What ships with Filmz is laid over the films of an import.
struct DatasetShippedTests {
    private static let header =
        "imdb_id\ttmdb_id\ttitle\toriginal_title\tyear\trelease_date\truntime_min\tgenres\tdirectors\tcast\tcountries\t"
        + "languages\tcertification\tprominence\tlogline\tkeywords"
    private static let lamplighter =
        "tt0000007\t77\tLamplighter\t\t1932\t1931-05-25\t95\tMystery\tOna Vilar\tAda Moor|Ben Quill\tPeru|Chad\tQuechua\t"
        + "PG\t3\tA keeper waits.\tlighthouse|night"
    /// A film that is not in the dataset.
    private static let owl = "tt0000099\t99\tOwl\t\t1931\t1931-05-26\t95\t\t\t\tMali\t\t\t4\tAn owl.\tnight"
    private static let shipped = StarterCatalogue(Array([header, lamplighter, owl].joined(separator: "\n").utf8))

    private static let another = "tt0000011\tmovie\tAnother\tAnother\t0\t1931\t\\N\t91\tDrama"
    private static let rows: [DatasetFile: [String]] = [
        .basics: DatasetSample.basics + [another],
        .ratings: DatasetSample.ratings + ["tt0000011\t5.0\t99999"],
    ]

    private static func load(
        _ rows: [DatasetFile: [String]] = rows, shipped: StarterCatalogue = shipped, into store: Store
    ) async throws {
        let sample = try DatasetSample(rows)
        defer { withExtendedLifetime(sample) {} }
        let outcome = try await DatasetImport(sample.files, shipped: shipped).run(into: store.catalogue)
        #expect(outcome.problems.isEmpty)
    }

    private static func store(_ rows: [DatasetFile: [String]] = rows) async throws -> Store {
        let store = try Store.inMemory(clock: SettableClock().clock, passwordCost: .low)
        try await load(rows, into: store)
        return store
    }

    private static func film(_ number: Int, _ store: Store) async throws -> Film {
        let imdb = try #require(IMDbID(number: number))
        return try #require(try await store.services.films.film(.imdb(imdb)))
    }

    private static func titles(_ query: DiscoverQuery, _ store: Store) async throws -> [String] {
        try await store.services.discover.films(query, page: PageRequest()).films.items.map(\.title)
    }

    @Test func whereTheDatasetsAreSilentItSpeaks() async throws {
        let store = try await Self.store()
        let imdb = try #require(IMDbID(number: 7))
        let film = try await Self.film(7, store)
        #expect(
            film
                == Film(
                    id: Film.ID(.imdb(imdb)), title: "The Lamplighter", originalTitle: "Der Anzünder", year: 1931,
                    releaseDate: CalendarDay("1931-05-25"), runtime: 91, genres: ["Drama", "Sci-Fi"],
                    directors: ["Ona Vilar"], cast: ["Ada Moor", "Ben Quill"], countries: ["Peru", "Chad"],
                    languages: ["Quechua"], certificate: "PG", imdbRating: 8.5,
                    externalIDs: ExternalIDs(imdb: imdb, tmdb: 77), prominence: 3, kind: .film))
        #expect(try await store.services.films.film(.tmdb(77)) == film)
        #expect(try await store.services.films.film(.tmdb(99)) == nil, "It adds no film.")
        let dossier = try await store.services.dossiers.dossier(of: film)
        #expect(dossier.film.plot == "A keeper waits.")
        #expect(dossier.keywords == ["lighthouse", "night"])
    }

    @Test func listsAndFiltersHaveItToo() async throws {
        let store = try await Self.store()
        let day = try #require(MonthDay("05-25"))
        #expect(try await Self.titles(DiscoverQuery(day: day, sort: .popular), store) == ["The Lamplighter"])
        #expect(try await Self.titles(DiscoverQuery(year: 1931), store) == ["The Lamplighter", "Another"])
        #expect(
            try await Self.titles(DiscoverQuery(year: 1931, sort: .popular), store) == ["Another", "The Lamplighter"])
        for filter in [
            DiscoverQuery.Filter(country: "Chad"), .init(language: "Quechua"), .init(audience: .family),
        ] {
            #expect(
                try await Self.titles(DiscoverQuery(sort: .popular, filter: filter), store) == ["The Lamplighter"],
                "\(filter)")
        }
        let facets = try await store.services.discover.films(DiscoverQuery(), page: PageRequest()).facets
        #expect(facets.countries == ["Chad", "Peru"])
        #expect(facets.languages == ["Quechua"])
        #expect(facets.genres == ["Drama", "Music", "Sci-Fi"])
        for text in ["ona vilar", "lighthouse", "anzunder moor", "lighthose"] {
            let query = try #require(SearchQuery(text))
            let found = try await store.services.search.films(matching: query, page: PageRequest()).films.items
            #expect(found.map(\.title) == ["The Lamplighter"], "\(text)")
        }
    }

    @Test func peopleOfTheDatasetsComeFirst() async throws {
        var rows = Self.rows
        rows[.crew] = ["tt0000007\tnm0000002\t\\N"]
        rows[.names] = ["nm0000002\tPer Øst\t\\N\t\\N\tdirector\ttt0000007"]
        let store = try await Self.store(rows)
        let film = try await Self.film(7, store)
        #expect(film.directors == ["Per Øst"])
        #expect(film.cast == ["Ada Moor", "Ben Quill"])
        let query = try #require(SearchQuery("per øst ada moor night"))
        let found = try await store.services.search.films(matching: query, page: PageRequest()).films.items
        #expect(found == [film])
    }

    @Test func anotherTableMakesAnotherEdition() async throws {
        let store = try await Self.store()
        let first = try await store.catalogue.edition()
        try await Self.load(into: store)
        #expect(try await store.catalogue.edition() == first)
        try await Self.load(shipped: StarterCatalogue(Array("\(Self.header)\n\(Self.owl)".utf8)), into: store)
        #expect(try await store.catalogue.edition() != first)
    }

    /// A film that the starter catalogue knows well, as the smallest import has it.
    @Test func anImportMakesNoFilmPoorer() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let starter = StarterCatalogue.bundled()
        let content = try #require(try await starter.load(into: store.catalogue))
        let before = try #require(content.films.first { $0.title == "The Matrix" })
        _ = try await store.services.myFilms.apply(.watchlist(true), to: before.id, of: .owner)
        let imdb = try #require(before.externalIDs.imdb)
        let rows: [DatasetFile: [String]] = [
            .basics: ["\(imdb)\tmovie\tThe Matrix\tThe Matrix\t0\t1999\t\\N\t136\tAction,Sci-Fi"],
            .ratings: ["\(imdb)\t8.7\t2000000"],
        ]
        try await Self.load(rows, shipped: starter, into: store)
        var expected = before
        expected.genres = ["Action", "Sci-Fi"]
        expected.imdbRating = 8.7
        expected.prominence = 1
        #expect(try await store.services.films.film(before.id) == expected)
        #expect(try await store.services.films.story(of: before.id) == content.stories[before.id])
        let shelf = try await store.services.myFilms.shelf(
            MyFilmsQuery(shelf: .watchlist), of: .owner, page: PageRequest())
        #expect(shelf.films.items.map(\.film) == [expected])
    }

    @Test func howShippedShowsRanIsKnownAfterAnImportToo() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let starter = StarterCatalogue.bundled()
        let content = starter.read()
        let show = try #require(content.films.first { $0.title == "Breaking Bad" })
        let imdb = try #require(show.externalIDs.imdb)
        let rows: [DatasetFile: [String]] = [
            .basics: ["\(imdb)\ttvSeries\tBreaking Bad\tBreaking Bad\t0\t2008\t2013\t49\tCrime"],
            .ratings: ["\(imdb)\t9.5\t2200000"],
        ]
        try await Self.load(rows, shipped: starter, into: store)
        let run = try #require(try await store.services.films.run(of: show.id))
        #expect(run == content.runs[show.id])
        #expect(run.seasons.count == 5)
        let other = try #require(content.films.last { $0.isShow && $0.id != show.id })
        #expect(try await store.services.films.run(of: other.id) == nil, "It adds no show.")
    }
}
