import FilmzDomain
import GRDB

/// What of the personal database is made of the rest of it, and can be made anew: indexes, shelves, and the words by which
/// films of one's own are found.
enum PersonalRepair {
    /// Whether what is made of the rest agrees with it.
    static func areListsTrue(_ db: Database) throws -> Bool {
        let columns = try db.columns(in: "shelf_film").map(\.name).filter { $0 != "id" }.joined(separator: ", ")
        let (kept, derived) = ("SELECT \(columns) FROM shelf_film", "SELECT \(columns) FROM shelf_row")
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
                UPDATE person SET revision = revision + 1000000000;
                UPDATE own_films_revision SET number = number + 1000000000;
                DELETE FROM note_to_self WHERE name = '\(KeptFilms.rulesKey)'
                """)
    }
}
