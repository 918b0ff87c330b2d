import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import GRDB
import Testing

@testable import FilmzStore

/// Facts kept beside personal data follow the catalogue, even if something fails between the two.
struct StoredFactsTests {
    private static func film(_ title: String) -> Film { .sample(title, imdb: 7, year: 1999) }

    private static func kept(_ store: Store) async throws -> [String] {
        let query = MyFilmsQuery(shelf: .watchlist)
        return try await store.services.myFilms.shelf(query, of: .owner, page: PageRequest()).films.items
            .map(\.film.title)
    }

    private static func personal<Value>(_ folder: TemporaryFolder, _ body: (Database) throws -> Value) throws -> Value {
        try DatabaseQueue(path: folder.path + "/filmz.sqlite").write(body)
    }

    @Test func aNewCatalogueIsNoFailureBecauseTheyCouldNotFollow() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [Self.film("Old")], edition: "1")
        _ = try await store.services.myFilms.apply(.watchlist(true), to: Self.film("Old").id, of: .owner)
        try Self.personal(folder) { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER refusal BEFORE UPDATE ON film WHEN NEW.title = 'New'
                    BEGIN SELECT raise(ABORT, 'no'); END
                    """)
        }
        #expect(try await store.catalogue.replace(with: [Self.film("New")], edition: "1") == 1)
        #expect(try await store.services.films.film(Self.film("Old").id)?.title == "New")
        #expect(try await Self.kept(store) == ["Old"])
        try Self.personal(folder) { try $0.execute(sql: "DROP TRIGGER refusal") }
        // The same edition, but another catalogue.
        #expect(try await Self.kept(Store.open(directory: folder.path)) == ["New"])
    }

    @Test func shelvesFollowNewFactsWhenTheyAreReadAndNotBefore() async throws {
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: [Self.film("Old")], edition: "1")
        _ = try await store.services.myFilms.apply(.watchlist(true), to: Self.film("Old").id, of: .owner)
        _ = try await store.catalogue.replace(with: [Self.film("New")], edition: "2")
        func isBehind() throws -> Bool {
            let sql = "SELECT shelved < facts FROM person, film_stamp WHERE id = 1"
            return try store.database.read { try Bool.fetchOne($0, sql: sql) } == true
        }
        let films = [Self.film("New").id]
        #expect(try await store.services.myFilms.states(of: films, for: .owner)[films[0]]?.isOnWatchlist == true)
        #expect(try isBehind(), "what a tile shows stands beside the shelves")
        #expect(try await Self.kept(store) == ["New"])
        #expect(try !isBehind())
    }

    @Test func whatWasRecordedForACatalogueThatDidNotComeIsLookedAtAgain() async throws {
        let folder = TemporaryFolder()
        let store = try await Store.open(directory: folder.path)
        _ = try await store.catalogue.replace(with: [Self.film("Old")], edition: "1")
        let sql = "SELECT count(*) FROM note_to_self WHERE name = 'kept_edition'"
        #expect(try Self.personal(folder) { try Int.fetchOne($0, sql: sql) } == 1)
        let writer = try await store.catalogue.begin(
            CatalogueDescription(edition: "2", madeAt: Timestamp(milliseconds: 0)))
        try await writer.add([Self.film("New")])
        // Somebody removes the draft, so it cannot be put in place.
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".new") {
            try FileManager.default.removeItem(atPath: folder.path + "/" + file)
        }
        await #expect(throws: StoreError.self) { try await writer.finish() }
        #expect(try await store.catalogue.edition() == "1")
        #expect(try Self.personal(folder) { try Int.fetchOne($0, sql: sql) } == 0)
        _ = try await Store.open(directory: folder.path)
        #expect(try Self.personal(folder) { try Int.fetchOne($0, sql: sql) } == 1)
    }
}
