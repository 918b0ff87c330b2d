import FilmzDomain
import GRDB

/// A table with the columns of ``FilmColumn``, in which any number of films are found at once.
struct FilmTable {
    let byIDSQL: String
    private let knownSQL: [ExternalID.Namespace: String]

    static let stored = FilmTable("film") { joinedIDs(to: "film", by: $0) }
    static let found = FilmTable("found_film") { joinedIDs(to: "found_film", by: $0) }
    /// The table of films in a catalogue. There, all external IDs are in a table of their own. An IMDb ID from which
    /// the film's own ID is made is not repeated in it.
    static let catalogue = FilmTable("film") { namespace in
        inElsewhere("film", namespace: namespace)
            + (namespace == .imdb
                ? """

                UNION ALL SELECT \(FilmRecord.columns) FROM json_each(:imdb) asked
                \(Dialect.join) film ON film.id = asked.value AND film.imdb_id = asked.value
                """ : "")
    }

    /// - Parameter join: the SQL that joins the films to the numbers asked for in a namespace
    private init(_ name: String, join: (ExternalID.Namespace) -> String) {
        byIDSQL = """
            SELECT \(FilmRecord.columns) FROM json_each(:ids) asked
            \(Dialect.join) \(name) AS film ON film.id = asked.value
            """
        knownSQL = Dictionary(
            uniqueKeysWithValues: ExternalID.Namespace.allCases.map { namespace in
                let sql = "SELECT \(FilmRecord.columns) FROM json_each(:\(namespace.rawValue)) asked \(join(namespace))"
                return (namespace, sql)
            })
    }

    /// The SQL that joins films to the numbers asked for. External IDs with a column of their own have an index; the
    /// others are in `film_elsewhere`.
    private static func joinedIDs(to table: String, by namespace: ExternalID.Namespace) -> String {
        namespace.column.map { "\(Dialect.join) \(table) AS film ON film.\($0.sql) = asked.value" }
            ?? inElsewhere(table, namespace: namespace)
    }

    private static func inElsewhere(_ table: String, namespace: ExternalID.Namespace) -> String {
        """
        \(Dialect.join) film_elsewhere known ON known.namespace = '\(namespace.rawValue)' AND known.number = asked.value
        \(Dialect.join) \(table) AS film ON film.id = known.film_id
        """
    }

    func knownSQL(in namespaces: [ExternalID.Namespace]) -> String {
        namespaces.compactMap { knownSQL[$0] }.joined(separator: "\nUNION ALL ")
    }

    func films(_ ids: Set<Film.ID>, in db: Database) throws -> [Film] {
        try FilmRecord.films(db, sql: byIDSQL, arguments: ["ids": ids.map(\.rawValue).json])
    }

    func films(knownBy ids: Set<ExternalID>, in db: Database) throws -> [Film] {
        var numbers: [ExternalID.Namespace: [Int]] = [:]
        for id in ids { numbers[id.namespace, default: []].append(id.number) }
        guard !numbers.isEmpty else { return [] }
        let arguments = Dictionary(uniqueKeysWithValues: numbers.map { ($0.rawValue, $1.json) })
        return try FilmRecord.films(
            db, sql: knownSQL(in: ExternalID.Namespace.allCases.filter(numbers.keys.contains)),
            arguments: StatementArguments(arguments))
    }
}

extension ExternalID.Namespace {
    /// The column for the IDs of this namespace; nil when they share one with others.
    var column: FilmColumn? {
        switch self {
        case .imdb: .imdbID
        case .tmdb: .tmdbID
        case .iTunes: .itunesID
        case .amc: .amcID
        case .tmdbSeries, .tvdb, .tvdbSeries, .trakt, .traktSeries, .simkl, .letterboxd: nil
        }
    }
}
