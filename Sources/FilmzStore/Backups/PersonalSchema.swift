import FilmzDomain
import GRDB

/// Tells whether a database is one that Filmz made, down to each trigger.
enum PersonalSchema {
    /// SQLite's own choice, in bytes.
    static let pageSize = 4096

    private struct Entry: Hashable {
        let type: String
        let name: String
        let table: String
        let sql: String?
    }

    /// More than Filmz will ever make, so that reading a hostile schema ends.
    private static let (entryLimit, sqlLimit) = (1_000, 100_000)

    /// - Throws: ``BackupError/foreign`` when there is anything that the migrations did not make, or something is missing;
    ///   ``BackupError/tooNew``
    static func check(_ database: DatabaseQueue) throws {
        let entries = try database.read(entries)
        // What is asked for next must be a table, not a view that computes for ever.
        guard entries.contains(where: { $0.type == "table" && $0.name == "grdb_migrations" }),
            !entries.contains(where: { $0.type == "view" && $0.name == "grdb_migrations" })
        else { throw BackupError.foreign }
        let migrator = FilmzDatabase.migrator
        let applied = try database.read(migrator.appliedIdentifiers)
        guard applied.isSubset(of: migrator.migrations) else {
            // Only a newer Filmz has the beginning in common.
            throw Set(migrator.migrations).isSubset(of: applied) ? BackupError.tooNew : BackupError.foreign
        }
        let begun = migrator.migrations.prefix(applied.count)
        guard let last = begun.last, applied == Set(begun) else { throw BackupError.foreign }
        let model = try DatabaseQueue()
        try migrator.migrate(model, upTo: last)
        guard entries == (try model.read(Self.entries)) else { throw BackupError.foreign }
    }

    private static func entries(_ db: Database) throws -> Set<Entry> {
        let tooMuch = try Bool.fetchOne(
            db, sql: "SELECT count(*) > ? OR max(length(sql)) > ? FROM sqlite_master", arguments: [entryLimit, sqlLimit])
        guard tooMuch != true else { throw BackupError.foreign }
        let rows = try Row.fetchAll(db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master")
        return Set(rows.map { Entry(type: $0[0], name: $0[1], table: $0[2], sql: $0[3]) })
    }
}
