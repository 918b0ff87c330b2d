import GRDB

/// How many episodes of a season there are, or are seen.
enum SeasonColumn: Int, StoredColumn {
    case season, episodeCount

    static let names = spelled

    /// How many episodes each season has, by its number.
    static func counts(_ statement: Statement, arguments: StatementArguments) throws -> [Int: Int] {
        let rows = try fetchAll(statement, arguments: arguments)
        return Dictionary(rows.map { ($0[.season], $0[.episodeCount]) }) { first, _ in first }
    }
}
