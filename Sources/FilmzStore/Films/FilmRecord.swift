import FilmzDomain
import Foundation
import GRDB
import TextFolding

/// A film as both databases keep it: the same columns in the same order.
enum FilmRecord {
    private static let definitions = [
        ("id", "INTEGER PRIMARY KEY"), ("title", "TEXT NOT NULL"), ("sort_title", "TEXT NOT NULL"),
        ("original_title", "TEXT"), ("year", "INTEGER"), ("release_date", "TEXT NOT NULL"), ("runtime", "INTEGER"),
        ("genres", "TEXT NOT NULL"), ("directors", "TEXT NOT NULL"), ("\"cast\"", "TEXT NOT NULL"),
        ("countries", "TEXT NOT NULL"), ("languages", "TEXT NOT NULL"), ("certificate", "TEXT"), ("plot", "TEXT"),
        ("poster", "TEXT"), ("imdb_rating", "REAL"), ("rotten_tomatoes_rating", "INTEGER"), ("imdb_id", "INTEGER"),
        ("tmdb_id", "INTEGER"), ("itunes_id", "INTEGER"), ("amc_id", "INTEGER"), ("prominence", "INTEGER NOT NULL"),
    ]

    private static let names = definitions.map(\.0)

    static let columnCount = names.count

    /// Derived from the others, so written and never read back.
    private static let derivedDefinitions = [("critics_score", "INTEGER NOT NULL")]
    private static let derivedNames = derivedDefinitions.map(\.0)

    /// Stands for "nothing is known about its fame", and sorts last.
    static let unknownProminence = Int64(1) << 53

    /// The columns of the table `film`, for a SELECT whose rows ``film(_:)`` reads.
    static let columns = names.map { "film.\($0)" }.joined(separator: ", ")

    /// Makes a table of films.
    static func creation(of table: String, extraColumns: [(name: String, definition: String)]) -> String {
        let columns = (definitions + derivedDefinitions + extraColumns).map { "    \($0) \($1)" }
        return "CREATE TABLE \(table) (\n\(columns.joined(separator: ",\n"))\n) STRICT;"
    }

    static func insertion(into table: String, extraColumns: [String]) -> String {
        let columns = names + derivedNames + extraColumns
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    }

    /// What stands for facts that are not known, where the table wants something.
    static let nothing = nothing(definitions + derivedDefinitions)

    static func nothing(_ columns: [(name: String, definition: String)]) -> [(column: String, sql: String)] {
        columns.filter { $0.definition.hasSuffix("NOT NULL") }
            .map { ($0.name, $0.definition.hasPrefix("TEXT") ? "''" : "0") }
    }

    /// An insertion that brings a present row with the same ID up to date.
    static func upsertion(into table: String, extraColumns: [String]) -> String {
        let updates = (names.dropFirst() + derivedNames + extraColumns).map { "\($0) = excluded.\($0)" }.joined(
            separator: ", ")
        return insertion(into: table, extraColumns: extraColumns) + " ON CONFLICT (id) DO UPDATE SET \(updates)"
    }

    static func arguments(_ film: Film) -> StatementArguments {
        let values: [(any DatabaseValueConvertible)?] = [
            film.id.rawValue, film.title, sortTitle(film), film.originalTitle, film.year,
            film.releaseDate?.description ?? "", film.runtime, list(film.genres), list(film.directors),
            list(film.cast), list(film.countries), list(film.languages), film.certificate, film.plot,
            film.poster?.absoluteString, film.imdbRating, film.rottenTomatoesRating, film.externalIDs.imdb?.number,
            film.externalIDs.tmdb, film.externalIDs.iTunes, film.externalIDs.amc,
            film.prominence.map(Int64.init) ?? unknownProminence, film.criticsScore ?? 0,
        ]
        return StatementArguments(values)
    }

    /// Reads a row that holds ``columns`` from an index on.
    static func film(_ row: Row, at start: Int = 0) throws -> Film {
        guard let id = Film.ID(rawValue: row[start]) else { throw DatabaseError(message: "not a film ID") }
        let prominence: Int64 = row[start + 21]
        return Film(
            id: id,
            title: row[start + 1],
            originalTitle: row[start + 3],
            year: row[start + 4],
            releaseDate: CalendarDay(row[start + 5] as String),
            runtime: row[start + 6],
            genres: list(row[start + 7]),
            directors: list(row[start + 8]),
            cast: list(row[start + 9]),
            countries: list(row[start + 10]),
            languages: list(row[start + 11]),
            certificate: row[start + 12],
            plot: row[start + 13],
            poster: (row[start + 14] as String?).flatMap(URL.init(string:)),
            imdbRating: row[start + 15],
            rottenTomatoesRating: row[start + 16],
            externalIDs: ExternalIDs(
                imdb: (row[start + 17] as Int?).flatMap(IMDbID.init(number:)), tmdb: row[start + 18],
                iTunes: row[start + 19], amc: row[start + 20]),
            prominence: prominence == unknownProminence ? nil : Int(prominence))
    }

    /// The films a SELECT of ``columns`` yields.
    static func films(
        _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> [Film] {
        let statement = try db.cachedStatement(sql: sql)
        let rows = try Row.fetchCursor(statement, arguments: arguments)
        var films: [Film] = []
        while let row = try rows.next() { films.append(try film(row)) }
        return films
    }

    /// The columns that hold external IDs.
    static let elsewhereColumns = ["imdb_id", "tmdb_id", "itunes_id", "amc_id"]

    /// The column that holds an external ID, and its value there.
    static func column(of id: ExternalID) -> (name: String, value: Int) {
        switch id {
        case .imdb(let id): ("imdb_id", id.number)
        case .tmdb(let id): ("tmdb_id", id)
        case .iTunes(let id): ("itunes_id", id)
        case .amc(let id): ("amc_id", id)
        }
    }

    private static func sortTitle(_ film: Film) -> String {
        shortened(TextFolding.sortKey(film.title))
    }

    /// Short enough to stand in a cursor, whatever the title is made of.
    static func shortened(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
    }

    private static func list(_ values: [String]) -> String {
        values.joined(separator: "\n")
    }

    private static func list(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }
}
