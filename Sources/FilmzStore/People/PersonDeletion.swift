import FilmzDomain
import GRDB

/// Deletes persons with everything that is theirs.
struct PersonDeletion: Sendable {
    /// Gives to others what concerns them, when nothing else of a person is left.
    let leaveFilms: @Sendable (Person.ID, Database) throws -> Void

    /// Deletes a person, and the profiles that they keep and nobody retired. Call it in a transaction.
    func delete(_ person: Person.ID, in db: Database) throws {
        // Whoever is retired has a day of their own.
        try db.execute(
            sql: "UPDATE person SET keeper_id = NULL WHERE keeper_id = ? AND retired_at IS NOT NULL",
            arguments: [person.rawValue])
        let profiles = try Int64.fetchAll(
            db, sql: "SELECT id FROM person WHERE keeper_id = ?", arguments: [person.rawValue])
        for profile in profiles { try delete(Person.ID(rawValue: profile), in: db) }
        // The tables refer to each other, and everything goes.
        try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
        for table in try Self.tables(db) {
            try db.execute(sql: "DELETE FROM \(table) WHERE person_id = ?", arguments: [person.rawValue])
        }
        try leaveFilms(person, db)
        try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [person.rawValue])
        try db.execute(
            sql: "INSERT INTO deleted_person (id) VALUES (?) ON CONFLICT DO NOTHING", arguments: [person.rawValue])
    }

    /// The numbers of all persons who were deleted.
    static func all(_ db: Database) throws -> [Person.ID] {
        try Int64.fetchAll(db, sql: "SELECT id FROM deleted_person ORDER BY id").map { Person.ID(rawValue: $0) }
    }

    /// The tables whose rows belong to a person. They are read from the database, so that none is forgotten.
    static func tables(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
                WHERE t.type = 'table' AND c.name = 'person_id' AND t.name <> 'film_match' ORDER BY t.name
                """)
    }
}
