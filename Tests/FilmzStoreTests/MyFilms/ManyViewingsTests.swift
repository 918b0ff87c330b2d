import FilmzContracts
import FilmzDomain
import Foundation
import GRDB
import Synchronization
import Testing

@testable import FilmzStore

/// One more viewing costs the same, however many there are.
struct ManyViewingsTests {
    private static let film = Film.sample("Alien", imdb: 78_748, year: 1979)

    private struct Table {
        let database: FilmzDatabase
        let myFilms: StoredMyFilms
        let undo: StoredUndo
        let clock = SettableClock()

        init() async throws {
            let store = CatalogueFile(.memory)
            database = try FilmzDatabase.inMemory()
            let providers = try ProvidersFile.inMemory(clock: clock.clock)
            let films = StoredFilms(
                database: database, catalogue: store, providers: providers, clock: clock.clock)
            _ = try await StoredCatalogue(database: database, catalogue: store, providers: providers)
                .replace(with: [film], edition: "1")
            myFilms = StoredMyFilms(database: database, films: films, clock: clock.clock)
            undo = StoredUndo(
                database: database, myFilms: myFilms, lists: StoredFilmLists(myFilms: myFilms), clock: clock.clock)
        }

        func log(_ count: Int) async throws {
            // A few at once, so that no earlier change is dropped.
            for start in stride(from: 0, to: count, by: 40) {
                let edits: [MyFilmEdit] = (start..<min(start + 40, count)).map { number in
                    .log(ViewingDraft(watchedOn: .year(2000 + number % 11), place: "Kino"))
                }
                _ = try await myFilms.apply(.several(edits), to: film.id, of: .owner)
            }
        }

        /// The cost of logging, correcting, removing and undoing one viewing: statements, changed rows and stored
        /// bytes.
        func cost() async throws -> [Int] {
            let statements = Mutex(0)
            func rows() async throws -> Int { try await database.write { $0.totalChangesCount } }
            let before = try await rows()
            let counter: @Sendable (Database.TraceEvent) -> Void = { _ in statements.withLock { $0 += 1 } }
            try await database.write { $0.trace(options: .statement, counter) }
            let id = Viewing.ID.random()
            clock.advance()
            try await myFilms.apply(.log(.watched("1999-07-14"), id: id), to: film.id, of: .owner)
            try await myFilms.apply(.editViewing(id, .watched("1999-07-15")), to: film.id, of: .owner)
            let change = try #require(
                try await myFilms.apply(.removeViewings([id]), to: film.id, of: .owner))
            _ = try await undo.undo(change.id, of: .owner)
            try await database.write { $0.trace(nil) }
            let bytes = try database.read { db in
                try Int.fetchOne(
                    db,
                    sql: """
                        SELECT sum(length(subject)) FROM
                        (
                            SELECT before || after AS subject FROM change_film
                            JOIN change ON change.id = change_id ORDER BY made_at DESC LIMIT 4
                        )
                        """)
            }
            return [statements.withLock { $0 }, try await rows() - before, bytes ?? 0]
        }
    }

    @Test func theEightHundredthCostsWhatTheThirdDoes() async throws {
        let table = try await Table()
        try await table.log(2)
        let few = try await table.cost()
        try await table.log(800)
        let many = try await table.cost()
        #expect(few[0] > 10, "\(few)")
        #expect(few[1] > 10, "\(few)")
        #expect(few[2] > 200, "\(few)")
        #expect(few[0] == many[0], "\(few) \(many)")
        #expect(few[1] == many[1], "\(few) \(many)")
        // The number of viewings has more digits.
        #expect(abs(few[2] - many[2]) < 40, "\(few) \(many)")
    }

    @Test func whatStandsInTheDatabaseIsTrue() async throws {
        let table = try await Table()
        try await table.log(30)
        let id = Viewing.ID.random()
        for edit in [
            MyFilmEdit.log(.watched("2011-07-14"), id: id), .editViewing(id, .watched("1990")), .removeViewings([id]),
        ] {
            table.clock.advance()
            try await table.myFilms.apply(edit, to: Self.film.id, of: .owner)
            let isTrue = try table.database.read { db in
                try Bool.fetchOne(
                    db,
                    sql: """
                        SELECT viewing_count = (SELECT count(*) FROM viewing)
                            AND last_watched_on = (SELECT max(watched_on) FROM viewing)
                            AND last_logged_at = (SELECT max(logged_at) FROM viewing) FROM my_film
                        """)
            }
            #expect(isTrue == true, "\(edit)")
        }
    }

    @Test func theNewestAreFoundByIndex() throws {
        let plan = try FilmzDatabase.inMemory().read { db in
            let statement = try db.makeStatement(
                sql: "EXPLAIN QUERY PLAN " + ViewingSelection.newestSQL(isFirst: true))
            statement.setUncheckedArguments(StatementArguments())
            return try Row.fetchAll(statement).map { $0["detail"] as String }
        }
        #expect(plan.first?.contains("USING INDEX viewing_of_film (person_id=? AND film_id=?)") == true, "\(plan)")
        #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
    }

    /// A change as it was stored when it had all viewings, before and after, but not their number.
    private static let formerChange = """
        {"myFilm":{"_0":"78748","after":{"comment":"","rating":4.5,"viewings":[\
        {"watchedOn":"2011-07-14T20:15","id":"681157849314914","loggedAt":"2026-11-22T19:30:18.797Z","companions":"",\
        "rating":4.5,"place":"","ending":{"finished":{}},"note":"The cat lives."},\
        {"watchedOn":"2011-07-13","id":"5967639874651990","loggedAt":"2026-11-22T19:30:16.274Z","companions":"",\
        "place":"Kino","ending":{"finished":{}},"note":""}],"audience":["adults"]},\
        "before":{"comment":"","viewings":[\
        {"watchedOn":"2011-07-13","id":"5967639874651990","loggedAt":"2026-11-22T19:30:16.274Z","companions":"",\
        "place":"Kino","ending":{"finished":{}},"note":""}],"audience":[]},"title":"Alien"}}
        """

    @Test func aChangeOfTheFormerFormIsTakenBack() async throws {
        let table = try await Table()
        let relations = try await table.database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO change VALUES (1, 7, 1, 'viewingLogged', 'made', 0, 1, NULL);
                    INSERT INTO change_film
                    SELECT 1, 7, 78748, 'Alien', 1, json_extract(?1, '$.myFilm.before'), json_extract(?1, '$.myFilm.after'), 0
                    """, arguments: [Self.formerChange])
            let rows = try Row.fetchAll(db, sql: "SELECT before, after FROM change_film WHERE change_id = 7")
            return try rows.flatMap {
                [try ChangeFormat.first.relation($0[0]), try ChangeFormat.first.relation($0[1])]
            }
        }
        let id = try #require(Change.ID("7"))
        #expect(try table.undo.change(id, of: .owner)?.kind == .viewingLogged)
        try #require(relations.map(\.viewingCount) == [1, 2])
        let before = relations[0]
        let after = relations[1]
        // The relation after that change.
        let edits = after.viewings.reversed().map { viewing in
            MyFilmEdit.log(
                ViewingDraft(
                    watchedOn: viewing.watchedOn, place: viewing.place, rating: viewing.rating, note: viewing.note),
                id: viewing.id, audience: after.audience)
        }
        try await table.myFilms.apply(.several(edits), to: Self.film.id, of: .owner)
        try await table.database.write { db in
            for viewing in after.viewings {
                try db.execute(
                    sql: "UPDATE viewing SET logged_at = ? WHERE id = ?",
                    arguments: [viewing.loggedAt.milliseconds, viewing.id.rawValue])
            }
        }
        _ = try await table.undo.undo(id, of: .owner)
        #expect(try await table.myFilms.myFilm(Self.film.id, of: .owner) == before)
    }
}
