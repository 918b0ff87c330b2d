import FilmzDomain
import GRDB

/// Questions about any number of films to a table with the columns of ``FilmRecord``.
struct FilmTable {
    let byIDSQL: String
    private let knownSQL: [String: String]

    /// Each column of external IDs has an index.
    static let kept = FilmTable("film") { "CROSS JOIN film ON film.\($0) = asked.value" }
    static let found = FilmTable("found_film") { "CROSS JOIN found_film AS film ON film.\($0) = asked.value" }
    /// External IDs have a table of their own, which does not repeat the IMDb ID that a film's own ID is made from.
    static let catalogue = FilmTable("film") { column in
        """
        CROSS JOIN film_elsewhere known ON known.kind = '\(column)' AND known.number = asked.value
        CROSS JOIN film ON film.id = known.film_id
        """
            + (column == "imdb_id"
                ? """

                UNION ALL SELECT \(FilmRecord.columns) FROM json_each(:imdb_id) asked
                CROSS JOIN film ON film.id = asked.value AND film.imdb_id = asked.value
                """ : "")
    }

    /// - Parameter join: to the films of which a column of external IDs is asked for
    private init(_ name: String, join: (_ column: String) -> String) {
        byIDSQL = """
            SELECT \(FilmRecord.columns) FROM json_each(:ids) asked CROSS JOIN \(name) AS film ON film.id = asked.value
            """
        let columns = FilmRecord.elsewhereColumns
        knownSQL = Dictionary(
            uniqueKeysWithValues: columns.map { column in
                (column, "SELECT \(FilmRecord.columns) FROM json_each(:\(column)) asked \(join(column))")
            })
    }

    /// - Parameter columns: those in which external IDs are asked for
    func knownSQL(in columns: [String]) -> String {
        columns.compactMap { knownSQL[$0] }.joined(separator: "\nUNION ALL ")
    }

    func films(_ ids: Set<Film.ID>, _ db: Database) throws -> [Film] {
        try FilmRecord.films(db, sql: byIDSQL, arguments: ["ids": ids.map(\.rawValue).json])
    }

    func films(knownBy ids: Set<ExternalID>, _ db: Database) throws -> [Film] {
        var numbers: [String: [Int]] = [:]
        for (column, value) in ids.map(FilmRecord.column) { numbers[column, default: []].append(value) }
        guard !numbers.isEmpty else { return [] }
        return try FilmRecord.films(
            db, sql: knownSQL(in: FilmRecord.elsewhereColumns.filter(numbers.keys.contains)),
            arguments: StatementArguments(numbers.mapValues(\.json)))
    }
}
