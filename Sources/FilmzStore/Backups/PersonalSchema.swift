import FilmzDomain
import GRDB

/// Checks whether Filmz made a database, down to each trigger.
enum PersonalSchema {
    /// The page size in bytes, SQLite's default.
    static let pageSize = 4096

    private struct Entry: Hashable {
        let type: String
        let name: String
        let table: String
        let sql: String?
    }

    /// The maximum number of entries, more than Filmz will ever make. The limits end the reading of a hostile schema.
    private static let entryLimit = 1_000
    private static let sqlLimit = 100_000

    /// - Throws: ``BackupError/foreign`` when the schema has anything that the migrations do not make, or lacks
    ///   something; ``BackupError/tooNew``
    static func check(_ database: DatabaseQueue) throws {
        let entries = try database.read(entries)
        // The next query must read a table, not a view that never ends.
        guard entries.contains(where: { $0.type == "table" && $0.name == "grdb_migrations" }),
            !entries.contains(where: { $0.type == "view" && $0.name == "grdb_migrations" })
        else { throw BackupError.foreign }
        let migrator = FilmzDatabase.migrator
        let applied = try database.read(migrator.appliedIdentifiers)
        let unknown = applied.subtracting(migrator.migrations)
        // Only a newer version of Filmz has all of our migrations and others after them.
        if let last = migrator.migrations.last, !unknown.isEmpty, unknown.allSatisfy({ $0 > last }),
            applied.isSuperset(of: migrator.migrations)
        {
            throw BackupError.tooNew
        }
        guard let model = try model(of: applied), entries == (try model.read(Self.entries)) else {
            throw BackupError.foreign
        }
    }

    /// An empty database with the schema that these migrations make; nil when they are not the first ones of this
    /// version without gaps.
    static func model(of migrations: Set<String>, at path: String? = nil) throws -> DatabaseQueue? {
        let ours = FilmzDatabase.migrator.migrations.prefix(migrations.count)
        guard let last = ours.last, migrations == Set(ours) else { return nil }
        let model = if let path { try DatabaseQueue(path: path) } else { try DatabaseQueue() }
        try FilmzDatabase.migrator.migrate(model, upTo: last)
        return model
    }

    private static func entries(_ db: Database) throws -> Set<Entry> {
        let tooMuch = try Bool.fetchOne(
            db, sql: "SELECT count(*) > ? OR max(length(sql)) > ? FROM sqlite_master",
            arguments: [entryLimit, sqlLimit])
        guard tooMuch != true else { throw BackupError.foreign }
        let rows = try EntryColumn.fetchAll(
            db.makeStatement(sql: "SELECT \(EntryColumn.list()) FROM sqlite_master"))
        return Set(rows.map { Entry(type: $0[.type], name: $0[.name], table: $0[.tblName], sql: $0[.sql]) })
    }

    /// The columns of `sqlite_master`.
    private enum EntryColumn: Int, StoredColumn {
        case type, name, tblName, sql

        static let names = spelled
    }
}
