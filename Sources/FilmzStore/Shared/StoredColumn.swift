import GRDB

/// The columns of a stored type, or of what a statement returns, in the order in which statements list them. Everything
/// is read and written by these cases; see `docs/decisions/0055-records-by-column.md`.
///
/// A case is named like its column, which has `_` between the words: `watchedOn` is `watched_on`.
protocol StoredColumn: CodingKey, CaseIterable, Hashable, RawRepresentable
where RawValue == Int, AllCases == [Self] {
    /// The names of all columns in SQL: ``spelled``, which a type does once.
    static var names: [String] { get }

    /// The SQL of a column that is worked out whenever it is read; nil for a column of the table.
    var expression: String? { get }
}

extension StoredColumn {
    var expression: String? { nil }

    /// The names of all cases, for ``names``.
    static var spelled: [String] {
        allCases.map { column in
            var name = ""
            var followsSmall = false
            for letter in column.stringValue {
                if letter.isUppercase, followsSmall { name.append("_") }
                name += letter.lowercased()
                followsSmall = !letter.isUppercase
            }
            return name
        }
    }

    var name: String { Self.names[rawValue] }

    /// The name as SQL has it: in quotes if it is a word of SQL.
    var sql: String { if name == "cast" { "\"cast\"" } else { name } }

    // MARK: - Statements

    /// The columns of the table, without those that are worked out.
    static var stored: [Self] { allCases.filter { $0.expression == nil } }

    /// All columns for a SELECT whose rows are read by them.
    /// - Parameter table: the table's name in the statement; nil if its columns need none
    static func list(of table: String? = nil) -> String {
        allCases.map { column in
            column.expression.map { "\($0) AS \(column.sql)" } ?? (table.map { "\($0)." } ?? "") + column.sql
        }
        .joined(separator: ", ")
    }

    /// The ``stored`` columns of an INSERT, and a parameter for each.
    static var storedNames: String { stored.map(\.sql).joined(separator: ", ") }
    static var parameters: String { stored.map { _ in "?" }.joined(separator: ", ") }

    /// The assignments of an upsert: each of the ``stored`` columns gets its new value, so that nothing of the old row
    /// stays.
    /// - Parameter key: columns by which the row was found
    static func updates(besides key: [Self] = []) -> String {
        stored.filter { !key.contains($0) }.map { "\($0.sql) = excluded.\($0.sql)" }.joined(separator: ", ")
    }

    /// An insertion of the ``stored`` columns.
    /// - Parameter owner: columns before them that say whose row it is
    static func insertion(into table: String, owner: [String] = []) -> String {
        let names = (owner + [storedNames]).joined(separator: ", ")
        let parameters = (owner.map { _ in "?" } + [parameters]).joined(separator: ", ")
        return "INSERT INTO \(table) (\(names)) VALUES (\(parameters))"
    }

    /// An insertion that gives a row with the same key all of the new values instead.
    /// - Parameters:
    ///   - owner: columns before the ``stored`` ones that say whose row it is; they belong to the key
    ///   - key: the rest of the primary key
    static func upsertion(into table: String, owner: [String] = [], key: [Self]) -> String {
        let conflict = (owner + key.map(\.sql)).joined(separator: ", ")
        return """
            \(insertion(into: table, owner: owner)) ON CONFLICT (\(conflict)) DO UPDATE SET \(updates(besides: key))
            """
    }

    /// The values of the ``stored`` columns.
    static func arguments(
        _ value: (Self) throws -> (any DatabaseValueConvertible)?
    ) rethrows -> StatementArguments {
        StatementArguments(try stored.map(value))
    }

    // MARK: - Rows

    /// - Throws: `DatabaseError`, also if the statement lacks one of the columns
    static func fetchCursor(
        _ statement: Statement, arguments: StatementArguments? = nil
    ) throws -> StoredRows<Self> {
        let columnPlace = try ColumnPlace<Self>(in: statement)
        return StoredRows(rows: try Row.fetchCursor(statement, arguments: arguments), columnPlace: columnPlace)
    }

    /// - Throws: `DatabaseError`, also if the statement lacks one of the columns
    static func fetchAll(_ statement: Statement, arguments: StatementArguments? = nil) throws -> [StoredRow<Self>] {
        let columnPlace = try ColumnPlace<Self>(in: statement)
        return try Row.fetchAll(statement, arguments: arguments).map { columnPlace.columns(of: $0) }
    }

    /// The first row; nil if there is none.
    /// - Throws: `DatabaseError`, also if the statement lacks one of the columns
    static func fetchOne(_ statement: Statement, arguments: StatementArguments? = nil) throws -> StoredRow<Self>? {
        let columnPlace = try ColumnPlace<Self>(in: statement)
        return try Row.fetchOne(statement, arguments: arguments).map { columnPlace.columns(of: $0) }
    }
}

/// The place of some columns in the rows of a statement. It is looked up by their names once for all rows; doing so for
/// every value of every row takes half as long again as reading them.
struct ColumnPlace<Column: StoredColumn> {
    private let start: Int

    /// - Throws: `DatabaseError` if the statement has not all of the columns one after another, or has them twice
    init(in statement: Statement) throws {
        let names = statement.columnNames
        var starts = (0..<max(0, names.count - Column.names.count + 1)).lazy.filter { start in
            names[start...].starts(with: Column.names)
        }.makeIterator()
        let start = starts.next()
        let other = starts.next()
        guard let start, other == nil else {
            let problem: String
            if let missing = Column.names.first(where: { !names.contains($0) }) {
                problem = "no column \(missing)"
            } else {
                problem = "the columns \(Column.list()) \(start == nil ? "in another order" : "more than once")"
            }
            throw DatabaseError(message: problem, sql: statement.sql)
        }
        self.start = start
    }

    func columns(of row: Row) -> StoredRow<Column> { StoredRow(row: row, start: start) }

    /// These columns of a row that has others besides.
    func columns(of row: StoredRow<some StoredColumn>) -> StoredRow<Column> { columns(of: row.row) }
}

/// The rows of a statement, one at a time.
struct StoredRows<Column: StoredColumn> {
    fileprivate let rows: RowCursor
    fileprivate let columnPlace: ColumnPlace<Column>

    /// The next row, which is not there any more after the one behind it was asked for; nil after the last.
    /// - Throws: `DatabaseError`
    func next() throws -> StoredRow<Column>? {
        try rows.next().map { columnPlace.columns(of: $0) }
    }
}

/// The columns of a row.
struct StoredRow<Column: StoredColumn> {
    fileprivate let row: Row
    fileprivate let start: Int

    subscript<Value: DatabaseValueConvertible & StatementColumnConvertible>(column: Column) -> Value {
        row[start + column.rawValue]
    }

    /// The value as the database has it, whatever its type.
    func value(_ column: Column) -> DatabaseValue {
        row[start + column.rawValue]
    }
}
