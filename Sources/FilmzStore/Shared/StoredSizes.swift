import GRDB

/// How many rows there are, and how many bytes they have together.
enum StoredSizes: Int, StoredColumn {
    case rows, bytes

    static let names = spelled

    /// The columns of a SELECT from a table with a column `size`.
    static let columns = "count(*) AS rows, coalesce(sum(size), 0) AS bytes"

    static func fetch(_ statement: Statement, arguments: StatementArguments) throws -> (rows: Int, bytes: Int) {
        let row = try fetchOne(statement, arguments: arguments)
        return (row?[.rows] ?? 0, row?[.bytes] ?? 0)
    }
}

/// A row, and how many bytes it has.
enum StoredSize: Int, StoredColumn {
    case id, size

    static let names = spelled
}
