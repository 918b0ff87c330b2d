import FilmzDomain
import GRDB

/// What of the personal database is made of the rest of it, and can be made anew: indexes, shelves, and the words by which
/// films of one's own are found.
enum PersonalRepair {
    /// Whether what is made of the rest agrees with it, as far as it has followed already.
    static func areListsTrue(_ db: Database) throws -> Bool {
        let columns = try db.columns(in: "shelf_film").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
        let shelved = """
            (person_id, film_id) IN (
                SELECT m.person_id, m.film_id FROM my_film m
                JOIN person ON person.id = m.person_id JOIN film ON film.id = m.film_id
                WHERE film.changed <= person.shelved
            )
            """
        let kept = "SELECT \(columns) FROM shelf_film WHERE \(shelved)"
        let derived = "SELECT \(columns) FROM shelf_row WHERE \(shelved)"
        let differs = try Bool.fetchOne(
            db, sql: "SELECT EXISTS (\(kept) EXCEPT \(derived)) OR EXISTS (\(derived) EXCEPT \(kept))")
        guard differs != true else { return false }
        let films = try Int64.fetchSet(db, sql: "SELECT id FROM film")
        return try films == Int64.fetchSet(db, sql: "SELECT rowid FROM film_text")
    }

    /// Writes what can be read of a database's tables, row by row, into a new one, where all that is made of them is made
    /// anew.
    /// - Returns: whether everything could be read, and the new one is whole
    /// - Throws: `DatabaseError`
    static func rebuild(_ damaged: String, into new: String) throws -> Bool {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let applied = try DatabaseQueue(path: damaged).read(FilmzDatabase.migrator.appliedIdentifiers)
        guard let model = try PersonalSchema.model(of: applied, at: new) else { return false }
        try model.close()
        let database = try DatabaseQueue(path: new, configuration: configuration)
        try database.writeWithoutTransaction {
            try $0.execute(sql: "ATTACH DATABASE ? AS damaged", arguments: [damaged])
        }
        try database.write(copyTables)
        try database.writeWithoutTransaction { try $0.execute(sql: "DETACH DATABASE damaged") }
        try FilmzDatabase.prepare(database)
        let isSound = try DatabaseCheck.isSound(database)
        try database.close()
        return isSound
    }

    private static func copyTables(_ db: Database) throws {
        let tables = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM pragma_table_list
                WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'
                    AND name <> 'shelf_film'
                """)
        for table in tables {
            // Without a condition SQLite would copy the indexes too, instead of making them anew.
            try db.execute(
                sql: "DELETE FROM \(table); INSERT INTO \(table) SELECT * FROM damaged.\(table) NOT INDEXED WHERE true")
        }
        // The triggers have counted while they filled the shelves.
        try db.execute(
            sql: """
                DELETE FROM shelf_film;
                INSERT INTO shelf_film SELECT * FROM shelf_row;
                INSERT INTO film_stamp SELECT 0, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM film_stamp);
                UPDATE film_stamp SET facts = max(facts, (SELECT coalesce(max(changed), 0) FROM film));
                UPDATE person SET
                    revision = revision + 1000000000, own_films = own_films + 1000000000,
                    shelved = (SELECT facts FROM film_stamp);
                UPDATE film_stamp SET facts = facts + 1000000000, aliases = aliases + 1000000000;
                DELETE FROM note_to_self WHERE name = '\(KeptFilms.rulesKey)'
                """)
    }
}
