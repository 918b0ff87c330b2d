import GRDB
import GRDBSQLite

/// Writes the same row again and again with other values. GRDB's arguments are values of many types in an array: for a
/// million films that takes longer than all that SQLite does with them.
///
/// Not to be used beyond the access to the database that made the statement.
@safe struct RowWriter: ~Copyable {
    private let statement: OpaquePointer

    /// Safe: the pointer is GRDB's, and used while GRDB lends out the statement's database. Texts are copied by SQLite
    /// within the call that binds them.
    init(_ statement: Statement) {
        unsafe self.statement = statement.sqliteStatement
        unsafe sqlite3_reset(self.statement)
        unsafe sqlite3_clear_bindings(self.statement)
    }

    /// - Parameter index: of the mark in the statement, from 1
    func bind(_ value: Int64?, _ index: Int32) {
        if let value {
            unsafe sqlite3_bind_int64(statement, index, value)
        } else {
            unsafe sqlite3_bind_null(statement, index)
        }
    }

    func bind(_ value: Double?, _ index: Int32) {
        if let value {
            unsafe sqlite3_bind_double(statement, index, value)
        } else {
            unsafe sqlite3_bind_null(statement, index)
        }
    }

    /// - Parameter range: of the bytes, which are UTF-8 there; nil for no text
    func bind(_ bytes: [UInt8], _ range: Range<Int>?, _ index: Int32) {
        guard let range else {
            unsafe sqlite3_bind_null(statement, index)
            return
        }
        let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        unsafe bytes[range].withUnsafeBytes { text in
            let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
            if let start = unsafe start {
                unsafe sqlite3_bind_text(statement, index, start, Int32(text.count), copied)
            } else {
                unsafe sqlite3_bind_text(statement, index, "", 0, copied)
            }
        }
    }

    /// Writes the row with the values that were bound, those that were not bound again as in the row before.
    /// - Throws: `DatabaseError`
    func write() throws {
        let code = unsafe sqlite3_step(statement)
        unsafe sqlite3_reset(statement)
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
