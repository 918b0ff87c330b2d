import FilmzDomain
import Foundation
import GRDB
import GRDBSQLite

extension StorageError {
    /// Does something with a database, and throws failures of its files or disk as a ``StorageError``.
    /// - Parameter db: the connection, which knows more about an error than the error says
    static func translating<Value>(_ db: Database? = nil, work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as DatabaseError {
            // Safe: SQLite only reads a number of the connection, which GRDB lends out.
            let systemError = db.map { unsafe sqlite3_system_errno($0.sqliteConnection) }
            throw StorageError(error, systemError: systemError ?? 0) ?? error
        }
    }

    /// Translates an error of SQLite; nil for one that comes neither from the disk nor from the file.
    /// - Parameter systemError: `errno` of the last call that failed
    init?(_ error: DatabaseError, systemError: Int32 = 0) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .full
        case .SQLITE_IOERR where [ENOSPC, EDQUOT].contains(systemError): self = .full
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: self = .readOnly
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_IOERR: self = .damaged
        default: return nil
        }
    }
}
