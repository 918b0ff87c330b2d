import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzStore

/// A restored backup, with a catalogue whose IDs depend on other data.
struct BatchApplicationTests {
    private let data = DataFolder()

    private var backup: String { data.folder.path + "/backup.sqlite" }
    private static let known = Film.sample("Alien", imdb: 78_748, year: 1979, directors: ["Ridley Scott"])

    private static func load(_ store: Store, edition: String) async throws {
        _ = try await store.catalogue.replace(with: [known, .sample("Other", imdb: 5)], edition: edition)
    }

    /// Typed in before there was a catalogue, so the catalogue has the film under this ID.
    private static func typeIn(_ store: Store) async throws -> Film.ID {
        let film = try await store.services.films.add(
            FilmDraft(title: "Alien", year: 1979, directors: ["Ridley Scott"]))
        try await store.services.myFilms.apply(.log(ViewingDraft(note: "mine")), to: film.id, of: .owner)
        return film.id
    }

    /// Every ID that ever led to the film leads to one film, with everything personal.
    private static func expectOne(_ ids: [Film.ID], notes: [String], in store: Store) async throws {
        var found: Set<Film.ID> = []
        for id in ids {
            let film = try #require(try await store.services.films.film(id))
            #expect(film.title == "Alien")
            found.insert(film.id)
        }
        #expect(found.count == 1)
        let mine = try await store.services.myFilms.myFilm(try #require(ids.first), of: .owner)
        #expect(mine.viewings.map(\.note) == notes)
        let hits = try await store.services.search.films(
            matching: try #require(SearchQuery("alien")), page: PageRequest(size: 10))
        #expect(hits.films.items.map(\.id) == Array(found), "found once")
    }

    @Test func aBackupFromBeforeTheFilmWasTypedIn() async throws {
        try await data.addFilms("Another")
        try await data.visit { try $0.writeBackup(to: backup) }
        let typed = try await data.visit { store in
            let id = try await Self.typeIn(store)
            try await Self.load(store, edition: "1")
            return id
        }
        try await Store.restore(backup, in: data.path)
        try await data.visit { store in
            try await Self.expectOne(
                [Film.ID(.imdb(try #require(IMDbID(number: 78_748)))), typed], notes: [], in: store)
        }
    }

    @Test func aBackupWithAFilmThatTheCatalogueKnowsByItsOwnID() async throws {
        let typed = try await data.visit { try await Self.typeIn($0) }
        try await data.visit { try $0.writeBackup(to: backup) }
        let other = DataFolder()
        try await other.visit { store in
            try await Self.load(store, edition: "1")
            try await store.services.myFilms.apply(.log(ViewingDraft(note: "gone")), to: Self.known.id, of: .owner)
        }
        try await Store.restore(backup, in: other.path)
        try await other.visit { try await Self.expectOne([Self.known.id, typed], notes: ["mine"], in: $0) }
    }

    @Test func aBackupBesideTheCatalogueItWasMadeBeside() async throws {
        let typed = try await data.visit { store in
            let id = try await Self.typeIn(store)
            try await Self.load(store, edition: "1")
            return id
        }
        try await data.visit { try $0.writeBackup(to: backup) }
        let identity = FileIdentity(path: data.path + "/catalogue.sqlite")
        try await Store.restore(backup, in: data.path)
        #expect(FileIdentity(path: data.path + "/catalogue.sqlite") == identity, "nothing had to be settled")
        try await data.visit { try await Self.expectOne([typed, Self.known.id], notes: ["mine"], in: $0) }
    }

    @Test func whoServesMeanwhileSeesTheSettledIDs() async throws {
        let typed = try await data.visit { try await Self.typeIn($0) }
        try await data.visit { try $0.writeBackup(to: backup) }
        let other = DataFolder()
        let server = try await other.open()
        try await Self.load(server, edition: "1")
        try await Store.restore(backup, in: other.path)
        try await Self.expectOne([Self.known.id, typed], notes: ["mine"], in: server)
        server.close()
    }
}
