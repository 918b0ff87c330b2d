import FilmzDomain
import GRDB

/// Checks whether a database is whole.
enum DatabaseCheck {
    /// Whether every page is readable, every index agrees with its table, every row keeps to its table's rules, and
    /// every reference leads to a row.
    /// - Parameter quick: whether to leave out the indexes and references, which take most of the time
    /// - Throws: `DatabaseError` when this cannot be found out
    static func isSound(_ reader: some DatabaseReader, quick: Bool = false) throws -> Bool {
        do {
            return try reader.unsafeRead { db in
                let verdict = try String.fetchAll(db, sql: "PRAGMA \(quick ? "quick_check" : "integrity_check")(1)")
                guard verdict == ["ok"] else { return false }
                return try quick || Row.fetchOne(db, sql: "PRAGMA foreign_key_check") == nil
            }
        } catch let error where isDamage(error) {
            return false
        }
    }

    /// Whether an error says that a database is not whole.
    static func isDamage(_ error: any Error) -> Bool {
        switch error {
        case BackupError.damaged, StorageError.damaged: true
        case let error as DatabaseError: [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode)
        default: false
        }
    }
}
