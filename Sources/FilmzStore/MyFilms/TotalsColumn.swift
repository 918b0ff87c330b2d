import GRDB

/// How many rows a selection has, and how many minutes their films run.
enum TotalsColumn: Int, StoredColumn {
    case films, minutes

    static let names = spelled

    static func totals(
        _ statement: Statement, arguments: StatementArguments
    ) throws -> (films: Int, minutes: Int) {
        let row = try fetchOne(statement, arguments: arguments)
        return (row?[.films] ?? 0, row?[.minutes] ?? 0)
    }
}
