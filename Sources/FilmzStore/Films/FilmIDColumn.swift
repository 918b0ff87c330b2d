import FilmzDomain
import GRDB

/// The film that a row is about, beside the columns of something else.
enum FilmIDColumn: Int, StoredColumn {
    case filmID

    static let names = spelled
}

extension Film.ID {
    /// The IDs that a statement selects, in its order.
    static func fetchAll(_ statement: Statement, arguments: StatementArguments) throws -> [Film.ID] {
        try Int64.fetchAll(statement, arguments: arguments).compactMap(Film.ID.init(rawValue:))
    }
}
