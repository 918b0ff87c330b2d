import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

struct DatasetImportTests {
    private static func store() throws -> Store {
        try Store.inMemory(clock: SettableClock().clock, passwordCost: .low)
    }

    @discardableResult
    private static func load(
        _ sample: DatasetSample, into store: Store, options: DatasetOptions = DatasetOptions()
    ) async throws -> DatasetImport.Outcome {
        defer { withExtendedLifetime(sample) {} }
        return try await DatasetImport(sample.files, options: options, clock: SettableClock().clock)
            .run(into: store.catalogue)
    }

    private static func film(_ id: String, _ store: Store) async throws -> Film? {
        try await store.services.films.film(.imdb(try #require(IMDbID(id))))
    }

    @Test func filmsAreImported() async throws {
        let store = try Self.store()
        let outcome = try await Self.load(DatasetSample(), into: store)
        #expect(outcome.filmCount == 3)
        #expect(outcome.problems.isEmpty)

        let imdb = try #require(IMDbID("tt0000007"))
        #expect(
            try await Self.film("tt0000007", store)
                == Film(
                    id: Film.ID(.imdb(imdb)), title: "The Lamplighter", originalTitle: "Der Anzünder", year: 1931,
                    runtime: 91, genres: ["Drama", "Sci-Fi"], imdbRating: 8.5, externalIDs: ExternalIDs(imdb: imdb),
                    prominence: 2, kind: .film))
        let unrated = try #require(try await Self.film("tt10000009", store))
        #expect(unrated.title == "\"Quoted\" Nights")
        #expect(unrated.originalTitle == nil)
        #expect(unrated.year == 2031)
        #expect(unrated.runtime == nil)
        #expect(unrated.genres == [])
        #expect(unrated.imdbRating == nil)
        #expect(unrated.prominence == nil)
        #expect(try await Self.film("tt0000008", store) == nil, "an episode is no film")
        #expect(try await Self.film("tt1000001", store)?.imdbRating == 7)
    }

    @Test func eachTitleIsOfItsKind() async throws {
        let store = try Self.store()
        let kinds = DatasetOptions.Kind.allCases
        let rows = kinds.enumerated().map { index, kind in
            "tt100000\(index)\t\(kind.rawValue)\tTitle\tTitle\t0\t1990\t\\N\t30\t\\N"
        }
        let sample = try DatasetSample([.basics: rows, .ratings: DatasetSample.ratings])
        try await Self.load(sample, into: store, options: DatasetOptions(kinds: Set(kinds)))
        for (index, kind) in kinds.enumerated() {
            #expect(try await Self.film("tt100000\(index)", store)?.kind == kind.kind)
        }
        #expect(Set(kinds.map(\.kind)) == Set(Film.Kind.allCases), "IMDb has titles of each kind")
    }

    @Test func theCatalogueSaysWhatItIs() async throws {
        let store = try Self.store()
        #expect(try await store.catalogue.description() == nil)
        _ = try await store.catalogue.replace(with: [.french], edition: "one")
        #expect(try await store.catalogue.description()?.attribution == nil)
        let options = DatasetOptions(kinds: [.movie], leastVotes: 5)
        try await Self.load(DatasetSample(), into: store, options: options)
        let description = try #require(try await store.catalogue.description())
        #expect(description.origin == .imdb)
        #expect(description.contents == "movie; at least 5 votes")
        #expect(description.madeAt == SettableClock.start)
        #expect(description.filmCount == 1)
        #expect(
            description.attribution == "Information courtesy of IMDb (https://www.imdb.com). Used with permission.")
    }

    @Test func filmsAreDiscoveredAndFound() async throws {
        let store = try Self.store()
        try await Self.load(DatasetSample(), into: store)
        func titles(_ query: DiscoverQuery) async throws -> [String] {
            try await store.services.discover.films(query, page: PageRequest()).films.items.map(\.title)
        }
        #expect(
            try await titles(DiscoverQuery(sort: .popular))
                == ["The Lamplighter", "Étude in Łódź", "\"Quoted\" Nights"])
        #expect(try await titles(DiscoverQuery(year: 1931)) == ["The Lamplighter"])
        #expect(try await titles(DiscoverQuery(sort: .popular, filter: .init(genre: "Sci-Fi"))) == ["The Lamplighter"])
        let facets = try await store.services.discover.films(DiscoverQuery(), page: PageRequest()).facets
        #expect(facets.genres == ["Drama", "Music", "Sci-Fi"])
        #expect(facets.years.map(\.year) == [2031, 1931])
        let query = try #require(SearchQuery("etude lodz"))
        #expect(
            try await store.services.search.films(matching: query, page: PageRequest()).films.items.map(\.title)
                == ["Étude in Łódź"])
    }
}
