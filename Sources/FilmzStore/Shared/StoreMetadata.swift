import GRDB

/// A value that Filmz stores for itself in the personal database, under a name of its own. The names are stored, so
/// they never change.
enum StoreMetadata: String {
    /// The secret from which pages get their tags. By it a backup is also known to be of this folder.
    case tagKey = "tag_key"
    case backupSchedule = "backup_schedule"
    /// The version of the rules that derived data from the films' facts.
    case derivedBy = "derived_by"
    /// The edition of the catalogue from which the stored films have their facts.
    case keptEdition = "kept_edition"
    /// A mark that exists as long as the IDs of the catalogue's films have to be settled.
    case unsettled

    /// A new secret for ``tagKey``.
    static var newKey: String { String(UInt64.random(in: .min ... .max)) }

    /// The stored value; nil when there is none.
    func value(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM note_to_self WHERE name = ?", arguments: [rawValue])
    }

    func set(_ value: String, in db: Database) throws {
        let row = NoteColumn.arguments { column in
            switch column {
            case .name: rawValue
            case .value: value
            }
        }
        try db.execute(sql: Self.saveSQL, arguments: row)
    }

    static let saveSQL = NoteColumn.upsertion(into: "note_to_self", key: [.name])

    /// The columns of `note_to_self`.
    private enum NoteColumn: Int, StoredColumn {
        case name, value

        static let names = spelled
    }

    func remove(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM note_to_self WHERE name = ?", arguments: [rawValue])
    }
}
