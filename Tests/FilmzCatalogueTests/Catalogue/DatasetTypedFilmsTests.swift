import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

/// A film that a person typed in is neither taken for another film nor lost.
struct DatasetTypedFilmsTests {
    private static let hamlet = "tt0000012\tmovie\tHamlet\tHamlet\t0\t2000\t\\N\t112\t\\N"
    private static let byAda = FilmDraft(
        title: "Hamlet", year: 2000, runtime: 60, directors: ["Ada"], genres: ["Essay"])

    private static func load(_ rows: [String], into store: Store) async throws {
        let sample = try DatasetSample([.basics: rows, .ratings: DatasetSample.ratings])
        _ = try await DatasetImport(sample.files).run(into: store.catalogue)
    }

    @Test func aDirectorIsNotTakenForNobody() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let early = try await store.services.films.add(Self.byAda)
        try await Self.load([Self.hamlet], into: store)
        #expect(try await store.services.films.film(early.id) == early)
        let imdb = try #require(IMDbID(number: 12))
        let real = try #require(try await store.services.films.film(.imdb(imdb)))
        #expect(real.id != early.id)

        let another = FilmDraft(title: "Hamlet", year: 2000, directors: ["Grace"])
        let late = try await store.services.films.add(another)
        #expect(late.id.externalID == nil)
        #expect(late.directors == ["Grace"])
        let bare = try await store.services.films.add(FilmDraft(title: "hamlet", year: 2000))
        #expect(bare == real)
    }

    @Test func whatOnlyThePersonKnewOutlivesTheRealFilm() async throws {
        let store = try Store.inMemory(passwordCost: .low)
        let typed = try await store.services.films.add(FilmDraft(title: "hamlet", year: 2000, genres: ["Essay"]))
        _ = try await store.services.myFilms.apply(.watchlist(true), to: typed.id, of: .owner)
        try await Self.load([Self.hamlet], into: store)
        #expect(try await store.services.films.film(typed.id)?.title == "Hamlet")
        try await Self.load(DatasetSample.basics, into: store)
        let left = try #require(try await store.services.films.film(typed.id))
        #expect(left.genres == ["Essay"])
        #expect(left.runtime == 112)
    }

    @Test func aTypedFilmOutlivesTheCatalogueThatHadIt() async throws {
        for isKnownBefore in [false, true] {
            let store = try Store.inMemory(passwordCost: .low)
            if isKnownBefore {
                // Typed in under another title, so that both IDs are known when they prove to be of one film.
                let draft = FilmDraft(title: "Hamlet", originalTitle: "Amlet", year: 2000)
                let other = Self.hamlet.replacing("Hamlet", with: "Prince")
                try await Self.load([other], into: store)
                let typed = try await store.services.films.add(draft)
                try await Self.load([Self.hamlet], into: store)
                let joined = try #require(try await store.services.films.film(typed.id))
                #expect(joined.externalIDs.imdb == IMDbID(number: 12))
                try await Self.load(DatasetSample.basics, into: store)
                #expect(try await store.services.films.film(typed.id)?.originalTitle == "Amlet")
            } else {
                let typed = try await store.services.films.add(FilmDraft(title: "Hamlet", year: 2000))
                try await Self.load([Self.hamlet], into: store)
                try await Self.load(DatasetSample.basics, into: store)
                #expect(try await store.services.films.film(typed.id)?.title == "Hamlet")
            }
        }
    }
}
