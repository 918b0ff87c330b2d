import GRDB
import GRDBSQLite

/// Binds the values of one row when many rows are written at once. GRDB's arguments are an array of values of many
/// types: for a million films they take longer than all that SQLite does, and so does a statement for each row.
@safe struct RowWriter {
    /// The SQL of an insertion into some columns.
    struct Rows: Sendable {
        fileprivate let columns: Int32
        /// The SQL for ``groupSize`` rows, and for one.
        fileprivate let group: String
        let single: String
        fileprivate static let groupSize = 16

        /// What becomes of a row whose key another one has already.
        enum Conflict {
            case fails
            /// The old row stays as it is.
            case isIgnored
            /// The old row, which is found by the columns of its key, gets all of the new values.
            case replaces(key: [String])
        }

        /// - Parameters:
        ///   - columns: the ``StoredColumn/names`` of the columns with which values are bound
        ///   - constants: SQL for other columns, the same in every row
        init(
            into table: String, columns: [String], constants: [(column: String, sql: String)] = [],
            conflict: Conflict = .fails
        ) {
            let constants = constants.filter { !columns.contains($0.column) }
            let names = (columns + constants.map(\.column)).joined(separator: ", ")
            let values = (columns.map { _ in "?" } + constants.map(\.sql)).joined(separator: ", ")
            let row = "INSERT INTO \(table) (\(names)) VALUES (\(values))"
            let ending =
                switch conflict {
                case .fails: ""
                case .isIgnored: " ON CONFLICT DO NOTHING"
                case .replaces(let key):
                    " ON CONFLICT (\(key.joined(separator: ", "))) DO UPDATE SET "
                        + columns.filter { !key.contains($0) }.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
                }
            self.columns = Int32(columns.count)
            single = row + ending
            group = row + String(repeating: ", (\(values))", count: Self.groupSize - 1) + ending
        }
    }

    private let statement: OpaquePointer
    private let text: UnsafeRawBufferPointer
    /// The index at which the row's values begin among those of its group.
    private var offset: Int32

    /// Writes rows.
    ///
    /// Safe: the statements are used while GRDB lends out their database, and forget the text before this returns.
    /// - Parameters:
    ///   - text: the UTF-8 text that ranges refer to
    ///   - bind: binds all values of the row with a number
    /// - Returns: the number of written rows; the others were ignored
    /// - Throws: `DatabaseError`
    static func write(
        _ count: Int, rows: Rows, text: [UInt8] = [], in db: Database, bind: (RowWriter, Int) -> Void
    ) throws -> Int {
        let before = db.totalChangesCount
        let group = try db.cachedStatement(sql: rows.group)
        let single = try db.cachedStatement(sql: rows.single)
        defer {
            unsafe sqlite3_clear_bindings(group.sqliteStatement)
            unsafe sqlite3_clear_bindings(single.sqliteStatement)
        }
        unsafe try text.withUnsafeBytes { text in
            let grouped = count - count % Rows.groupSize
            for index in stride(from: 0, to: grouped, by: Rows.groupSize) {
                try unsafe step(
                    group.sqliteStatement, rows: rows, range: index..<index + Rows.groupSize, text: text, in: db,
                    bind: bind)
            }
            for index in grouped..<count {
                try unsafe step(
                    single.sqliteStatement, rows: rows, range: index..<index + 1, text: text, in: db, bind: bind)
            }
        }
        return db.totalChangesCount - before
    }

    private static func step(
        _ statement: OpaquePointer, rows: Rows, range: Range<Int>, text: UnsafeRawBufferPointer,
        in db: Database, bind: (RowWriter, Int) -> Void
    ) throws {
        var row = unsafe RowWriter(statement: statement, text: text, offset: 0)
        for index in range {
            bind(row, index)
            row.offset += rows.columns
        }
        let code = unsafe sqlite3_step(statement)
        let message: String? = if code == SQLITE_DONE { nil } else { db.lastErrorMessage }
        unsafe sqlite3_reset(statement)
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message) }
    }

    private init(statement: OpaquePointer, text: UnsafeRawBufferPointer, offset: Int32) {
        unsafe self.statement = statement
        unsafe self.text = text
        self.offset = offset
    }

    /// The number of the parameter, counted from 1.
    private func parameterIndex(of column: some StoredColumn) -> Int32 { offset + Int32(column.rawValue) + 1 }

    func bind(_ value: Int64?, column: some StoredColumn) {
        if let value {
            unsafe sqlite3_bind_int64(statement, parameterIndex(of: column), value)
        } else {
            unsafe sqlite3_bind_null(statement, parameterIndex(of: column))
        }
    }

    func bind(_ value: Double?, column: some StoredColumn) {
        if let value {
            unsafe sqlite3_bind_double(statement, parameterIndex(of: column), value)
        } else {
            unsafe sqlite3_bind_null(statement, parameterIndex(of: column))
        }
    }

    /// - Parameter range: a part of the text; nil for none
    func bind(_ range: Range<Int>?, column: some StoredColumn) {
        guard let range else {
            unsafe sqlite3_bind_null(statement, parameterIndex(of: column))
            return
        }
        // Safe: slicing checks the range; SQLite reads the text while it writes the row, and the text outlives that.
        unsafe bind(
            UnsafeRawBufferPointer(rebasing: text[range]), parameterIndex: parameterIndex(of: column), owner: nil)
    }

    /// - Parameter text: UTF-8; it is copied. Nil for none
    func bind(copying text: [UInt8]?, column: some StoredColumn) {
        guard let text else {
            unsafe sqlite3_bind_null(statement, parameterIndex(of: column))
            return
        }
        let copied = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        unsafe text.withUnsafeBytes { unsafe bind($0, parameterIndex: parameterIndex(of: column), owner: copied) }
    }

    private func bind(_ text: UnsafeRawBufferPointer, parameterIndex: Int32, owner: sqlite3_destructor_type?) {
        // A null pointer would be no text instead of an empty one.
        let start = if unsafe text.isEmpty { unsafe UnsafeRawPointer(Self.empty.utf8Start) } else { text.baseAddress }
        _ = unsafe sqlite3_bind_text(
            statement, parameterIndex, start?.assumingMemoryBound(to: CChar.self), Int32(text.count), owner)
    }

    private static let empty: StaticString = ""
}
