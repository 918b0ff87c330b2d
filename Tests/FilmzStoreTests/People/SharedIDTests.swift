import FilmzContracts
import FilmzDomain
import GRDB
import Testing

@testable import FilmzStore

/// IDs made by devices and browsers belong to one person: two persons may have the same one.
struct SharedIDTests {
    private static let persons = [Person.ID.owner, Person.ID(rawValue: 2)]

    private static func store() async throws -> Store {
        let store = try Store.inMemory(clock: SettableClock().clock, passwordCost: .low)
        #expect(try await store.services.owners.persons.add(PersonDraft(name: "Ada")).id == persons[1])
        return store
    }

    @Test func changes() async throws {
        let store = try await Self.store()
        let id = Change.ID.random()
        for (person, text) in zip(Self.persons, ["one", "two"]) {
            let queries = [RecentQuery(text: text, usedAt: SettableClock.start)]
            let change = Change(
                id: id, kind: .queryForgotten, subject: .recentQueries(forgotten: queries, remembered: []))
            try await store.database.write {
                try ChangeRecord.insert(change, of: person, at: SettableClock.start, in: $0)
            }
        }
        let undo = store.services.undo
        let recentQueries = store.services.recentQueries
        _ = try await undo.undo(id, of: Self.persons[0])
        #expect(try await recentQueries.queries(of: Self.persons[0]).map(\.text) == ["one"])
        #expect(try await recentQueries.queries(of: Self.persons[1]).isEmpty)
        #expect(try await undo.change(id, of: Self.persons[1])?.id == id)
        #expect(try await undo.forget(id, of: Self.persons[1]))
    }

    @Test func filmsOfChanges() async throws {
        let store = try await Self.store()
        _ = try await store.catalogue.replace(with: Film.samples, edition: "first")
        let film = Film.french.id
        let id = Change.ID.random()
        let myFilms = store.services.myFilms
        for person in Self.persons {
            try await myFilms.apply(.rate(Rating(stars: 4)), to: film, of: person)
            let row = ChangeRecord.ChangedFilm(
                change: Change.FilmChange(
                    film: film, before: MyFilm(), after: try await myFilms.myFilm(film, of: person)), title: "Amélie")
            let change = Change(id: id, kind: .rated, subject: .myFilms(count: 0))
            try await store.database.write { db in
                try ChangeRecord.insert(change, of: person, at: SettableClock.start, in: db)
                try ChangeRecord.save([row], of: id, for: person, in: db)
            }
        }
        _ = try await store.services.undo.undo(id, of: Self.persons[1])
        #expect(try await myFilms.myFilm(film, of: Self.persons[1]).isEmpty)
        #expect(try await myFilms.myFilm(film, of: Self.persons[0]).rating == Rating(stars: 4))
        #expect(try await store.services.undo.change(id, of: Self.persons[0])?.id == id)
    }

    @Test func sessions() async throws {
        let store = try await Self.store()
        let accounts = store.services.owners.accounts
        let password = try Password("first password")
        for person in Self.persons {
            try await accounts.setPassword(password, of: person)
            _ = try await accounts.signIn(password, as: person, on: "", replacing: nil)
        }
        try await store.database.write { try $0.execute(sql: "UPDATE session SET id = 7") }
        let id = try #require(Session.ID(rawValue: 7))
        #expect(try await accounts.endSession(id, of: Self.persons[1]))
        #expect(try await accounts.sessions(of: Self.persons[1]).isEmpty)
        #expect(try await accounts.sessions(of: Self.persons[0]).map(\.id) == [id])
    }
}
