import FilmzDomain
import FilmzTextFolding
import GRDB

/// What each person has in a database, to compare a backup with what is there.
struct BackupForecast {
    private struct Row {
        let name: String
        let holdings: RestoreResult.Holdings
        /// The time of the last change that is known; nil when none is.
        let lastChangeAt: Int64?
    }

    private let rows: [Person.ID: Row]
    /// What a data folder and its backups have in common; nil where there is nothing.
    let origin: String?

    /// - Throws: ``BackupError``
    init(ofBackup path: String) throws(BackupError) {
        self = try BackupContents.looking(into: path) { try $0.read(BackupForecast.init) }
    }

    /// Reads a database of any version.
    init(_ db: Database) throws {
        // The oldest ones have no place for it.
        origin = if try db.tableExists("note_to_self") { try StoreMetadata.tagKey.value(db) } else { nil }
        var rows: [Person.ID: Row] = [:]
        for row in try NameColumn.fetchAll(db.makeStatement(sql: "SELECT \(NameColumn.list()) FROM person")) {
            let person = Person.ID(rawValue: row[.id])
            rows[person] = Row(
                name: row[.name], holdings: try Self.holdings(of: person, in: db),
                lastChangeAt: try Int64.fetchOne(
                    db, sql: "SELECT max(made_at) FROM change WHERE person_id = ?", arguments: [person.rawValue]))
        }
        self.rows = rows
    }

    /// What restoring a backup would mean.
    /// - Parameters:
    ///   - backup: what is in the backup
    ///   - deleted: the persons who stay deleted; nil for a backup of another folder, in which a number that another name
    ///     has is somebody else's
    ///   - db: the present database, of which this is the forecast
    func forecasts(
        restoring backup: BackupForecast, without deleted: Set<Person.ID>?, in db: Database
    ) throws -> [RestoreForecast] {
        let persons = Set(rows.keys).union(backup.rows.keys).subtracting(deleted ?? [])
        return try persons.sorted { $0.rawValue < $1.rawValue }.flatMap { person in
            let present = rows[person]
            let restored = backup.rows[person]
            if let present, let restored, deleted == nil, !Self.areSame(present, restored, as: person) {
                return [
                    try Self.forecast(of: person, present: present, restored: nil, in: db),
                    try Self.forecast(of: person, present: nil, restored: restored, in: db),
                ]
            }
            return [try Self.forecast(of: person, present: present, restored: restored, in: db)]
        }
    }

    private static func areSame(_ present: Row, _ restored: Row, as person: Person.ID) -> Bool {
        person == .owner || TextFolding.folded(present.name) == TextFolding.folded(restored.name)
    }

    private static func forecast(
        of person: Person.ID, present: Row?, restored: Row?, in db: Database
    ) throws -> RestoreForecast {
        RestoreForecast(
            person: person, name: present?.name ?? restored?.name ?? "", present: present?.holdings,
            restored: restored?.holdings,
            lostChanges: present == nil
                ? 0 : try changes(of: person, after: restored?.lastChangeAt ?? 0, in: db))
    }

    private static func changes(of person: Person.ID, after time: Int64, in db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM change WHERE person_id = ? AND made_at > ? AND state <> 'staged'",
            arguments: [person.rawValue, time]) ?? 0
    }

    private static func holdings(of person: Person.ID, in db: Database) throws -> RestoreResult.Holdings {
        func count(_ table: String, _ condition: String = "true") throws -> Int {
            // The oldest ones have no lists.
            guard try db.tableExists(table) else { return 0 }
            return try Int.fetchOne(
                db, sql: "SELECT count(*) FROM \(table) WHERE person_id = ? AND \(condition)",
                arguments: [person.rawValue]) ?? 0
        }
        return RestoreResult.Holdings(
            films: try count("my_film"), viewings: try count("viewing"),
            lists: try count("film_list", "NOT is_removed"))
    }

    private enum NameColumn: Int, StoredColumn {
        case id, name

        static let names = spelled
    }
}
