import FilmzDomain
import FilmzTestSupport
import GRDB
import Testing

@testable import FilmzContracts
@testable import FilmzStore

struct PersonDeletionTests {
    private let data = DataFolder()

    /// A table that is added later belongs to a person, too, or is known not to.
    @Test func nothingIsLeftInAnyTable() async throws {
        try await data.visit { store in
            let subject = Subject(
                Subject.Opened(store), choosing: SeededGenerator(seed: 1), clock: data.clock)
            let (ada, grace) = try await IsolationContract.two(in: subject)
            let before = try store.database.read { try Self.rows(of: grace.id, in: $0) }
            #expect(try store.database.read { try Self.rows(of: ada.id, in: $0) }.keys == before.keys)
            #expect(before.count > 20)
            try await store.services.persons.delete(ada.id)
            #expect(try store.database.read { try Self.rows(of: ada.id, in: $0) }.isEmpty)
            #expect(try store.database.read { try Self.rows(of: grace.id, in: $0) } == before)
            #expect(
                try store.database.read {
                    try Int.fetchOne(
                        $0, sql: "SELECT count(*) FROM film WHERE id = ?", arguments: [ada.own.id.rawValue])
                } == 0)
            #expect(try store.database.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check") }.isEmpty)
        }
    }

    @Test func aFilmTypedInStaysWithWhoeverElseHasIt() async throws {
        try await data.visit { store in
            let persons = store.services.owners.persons
            let ben = try await persons.add(PersonDraft(name: "Ben")).id
            let ada = try await persons.add(PersonDraft(name: "Ada")).id
            let film = try await store.services.films.add(FilmDraft(title: "Our Holiday"), by: ben)
            try await store.database.write { try PersonalFilms.meet([film.id], of: ada, in: $0) }
            try await store.services.persons.delete(ben)
            #expect(try await store.services.films.film(film.id, for: ada)?.title == "Our Holiday")
            #expect(try await store.services.films.film(film.id, for: .owner) == nil)
            #expect(try store.database.read { try Self.rows(of: ada, in: $0) }["film"] == 1)
        }
    }

    /// The number of rows of a person in each table that has some.
    private static func rows(of person: Person.ID, in db: Database) throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for table in try PersonDeletion.tables(db) + ["film_match"] {
            counts[table] = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM \(table) WHERE person_id = ?", arguments: [person.rawValue])
        }
        counts["film"] = try Int.fetchOne(
            db, sql: "SELECT count(*) FROM film WHERE owner_id = ?", arguments: [person.rawValue])
        return counts.filter { $0.value > 0 }
    }

    @Test func amidWritesOfManyNothingIsLeftAndNothingOfOthersIsLost() async throws {
        try await data.visit { store in
            let services = store.services
            var persons: [Person.ID] = []
            for number in 1...4 {
                persons.append(try await services.owners.persons.add(PersonDraft(name: "Person \(number)")).id)
            }
            let film = try await services.films.add(FilmDraft(title: "A"), by: persons[0])
            for person in persons.dropFirst() { _ = try await services.films.add(FilmDraft(title: "A"), by: person) }
            let leaving = persons[0]
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<32 {
                    let person = persons[number % persons.count]
                    group.addTask {
                        for turn in 1...4 {
                            let draft = FilmDraft(title: "B \(number) \(turn)")
                            guard let own = try? await services.films.add(draft, by: person) else { continue }
                            _ = try? await services.myFilms.apply(.favourite(true), to: own.id, of: person)
                        }
                    }
                }
                group.addTask { try? await services.persons.delete(leaving) }
            }
            #expect(try store.database.read { try Self.rows(of: leaving, in: $0) }.isEmpty)
            #expect(try await services.films.film(film.id, for: leaving) == nil)
            for person in persons.dropFirst() {
                let count = try store.database.read {
                    try Int.fetchOne(
                        $0, sql: "SELECT count(*) FROM my_film WHERE person_id = ? AND favourite_at IS NOT NULL",
                        arguments: [person.rawValue])
                }
                #expect(count == 32)
            }
        }
    }
}
