import FilmzDomain
import GRDB

/// Questions about any number of films to a table with the columns of ``FilmRecord``.
struct FilmTable {
    /// The films with these IDs.
    let byIDSQL: String
    /// The films with these external IDs, each of whose columns has an index.
    let knownSQL: String

    static let kept = FilmTable(named: "film")
    static let found = FilmTable(named: "found_film")

    private init(named name: String) {
        byIDSQL = Self.byIDSQL(in: name)
        let arms = FilmRecord.elsewhereColumns.map { column in
            """
            SELECT \(FilmRecord.columns) FROM json_each(:\(column)) asked
            CROSS JOIN \(name) AS film ON film.\(column) = asked.value
            """
        }
        knownSQL = arms.joined(separator: "\nUNION ALL ")
    }

    static func byIDSQL(in table: String) -> String {
        """
        SELECT \(FilmRecord.columns) FROM json_each(:ids) asked CROSS JOIN \(table) AS film ON film.id = asked.value
        """
    }

    func films(_ ids: Set<Film.ID>, _ db: Database) throws -> [Film] {
        try FilmRecord.films(db, sql: byIDSQL, arguments: ["ids": ids.map(\.rawValue).json])
    }

    func films(knownBy ids: Set<ExternalID>, _ db: Database) throws -> [Film] {
        try FilmRecord.films(db, sql: knownSQL, arguments: Self.arguments(ids))
    }

    /// A list of numbers for each column.
    static func arguments(_ ids: Set<ExternalID>) -> StatementArguments {
        var numbers = Dictionary(uniqueKeysWithValues: FilmRecord.elsewhereColumns.map { ($0, [Int]()) })
        for (column, value) in ids.map(FilmRecord.column) { numbers[column]?.append(value) }
        return StatementArguments(numbers.mapValues(\.json))
    }
}
