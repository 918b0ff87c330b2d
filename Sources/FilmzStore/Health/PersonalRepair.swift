import FilmzDomain
import GRDB

/// Checks and rebuilds the derived parts of the personal database: indexes, shelves, and the keys by which a person's
/// own films are found.
enum PersonalRepair {
    /// Whether the derived parts agree with the rest. Facts that have not reached the shelves yet are ignored.
    static func areListsTrue(_ db: Database) throws -> Bool {
        let columns = try db.columns(in: "shelf_film").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
        let shelved = """
            (person_id, film_id) IN (
                SELECT m.person_id, m.film_id FROM my_film m
                JOIN person ON person.id = m.person_id JOIN film ON film.id = m.film_id
                WHERE film.changed <= person.shelved AND person.settling IS NULL
            )
            """
        let storedRows = "SELECT \(columns) FROM shelf_film WHERE \(shelved)"
        let derivedRows = "SELECT \(columns) FROM shelf_row WHERE \(shelved)"
        let differs = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (\(storedRows) EXCEPT \(derivedRows)) OR EXISTS (\(derivedRows) EXCEPT \(storedRows))")
        return try differs != true && areSeasonsTrue(db) && PersonalFilms.haveKeys(db)
    }

    /// Whether the counts of seen episodes agree with the viewings. Older databases have no such counts.
    static func areSeasonsTrue(_ db: Database) throws -> Bool {
        guard try db.tableExists("season_seen") else { return true }
        let storedRows = "SELECT * FROM season_seen"
        let derivedRows = "SELECT * FROM season_seen_row"
        let differs = try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (\(storedRows) EXCEPT \(derivedRows)) OR EXISTS (\(derivedRows) EXCEPT \(storedRows))")
        return differs != true
    }

    /// Copies the readable rows of a database's tables, one by one, into a new database, and rebuilds all derived parts
    /// there.
    /// - Returns: whether everything could be read and the new database is whole
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
                    AND name NOT IN ('shelf_film', 'season_seen')
                """)
        for table in tables {
            // Without a condition SQLite would copy the indexes instead of rebuilding them.
            try db.execute(
                sql: "DELETE FROM \(table); INSERT INTO \(table) SELECT * FROM damaged.\(table) NOT INDEXED WHERE true")
        }
        // The triggers counted while the tables were copied.
        try db.execute(
            sql: """
                DELETE FROM shelf_film;
                INSERT INTO shelf_film SELECT * FROM shelf_row;
                INSERT INTO film_stamp SELECT 0, 0, 0 WHERE NOT EXISTS (SELECT 1 FROM film_stamp);
                UPDATE film_stamp SET facts = max(facts, (SELECT coalesce(max(changed), 0) FROM film));
                UPDATE person SET
                    revision = revision + \(leap), own_films = own_films + \(leap),
                    shelved = (SELECT facts FROM film_stamp);
                UPDATE film_stamp SET facts = facts + \(leap), aliases = aliases + \(leap);
                """)
        if try db.tableExists("season_seen") {
            try db.execute(sql: "INSERT INTO season_seen SELECT * FROM season_seen_row")
        }
        try StoreMetadata.derivedBy.remove(db)
    }

    /// The step by which counters are raised: further than the damaged numbers ever were, so that nothing cached from
    /// before seems to be current.
    private static let leap = 1_000_000_000
}
