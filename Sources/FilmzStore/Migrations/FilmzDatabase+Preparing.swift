import GRDB

extension FilmzDatabase {
    /// Brings a database up to date.
    static func prepare(_ writer: DatabaseQueue) throws {
        // GRDB sets NORMAL when it opens. In WAL mode a power cut may then lose the last acknowledged writes. The
        // others are for imports: SQLite's 2 MB hold too little of the indexes of ten thousand films, a log of 4 MB
        // would be moved into the file after every piece, and every page that a statement changes in several rows would
        // be written to a temporary file first.
        try writer.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA synchronous = FULL; PRAGMA cache_size = -16384; PRAGMA wal_autocheckpoint = \(logPages);
                    PRAGMA temp_store = MEMORY
                    """)
        }
        if try writer.read(migrator.hasBeenSuperseded) { throw SchemaError.tooNew }
        // A program that only reads must not wait for another that writes.
        if try !writer.read(migrator.hasCompletedMigrations) {
            let isNew = try writer.read(migrator.appliedIdentifiers).isEmpty
            try migrator.migrate(writer)
            // The log of all versions is larger than a new database, and the disk may have no room for both.
            if isNew {
                try writer.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            }
        }
        if try !writer.read(PersonalFilms.areDerived) { try writer.write(PersonalFilms.derive) }
    }

    /// Whether a file has the schema of this version of Filmz or of an older one.
    static func canRead(_ path: String) -> Bool {
        let isNewer = try? DatabaseQueue(path: path, configuration: .readOnly).read(migrator.hasBeenSuperseded)
        return isNewer == false
    }

    /// Whether there is a schema that has to be brought up to date.
    static func hasOlderSchema(_ db: Database) throws -> Bool {
        let applied = try migrator.appliedIdentifiers(db)
        return try !applied.isEmpty && !migrator.hasBeenSuperseded(db) && !migrator.hasCompletedMigrations(db)
    }

    enum SchemaError: Error {
        case tooNew
    }
}
