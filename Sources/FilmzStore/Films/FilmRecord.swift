import FilmzDomain
import FilmzJSON
import Foundation
import GRDB

/// A film as every database keeps it: the columns of ``FilmColumn``, and some that are made from them.
enum FilmRecord {
    private static let definitions = FilmColumn.allCases.map { (name: $0.sql, type: $0.type) }
    private static let names = FilmColumn.allCases.map(\.sql)

    /// Derived from the others, so written and never read back.
    private static let derivedDefinitions: [(name: String, type: String)] = [("critics_score", "INTEGER NOT NULL")]
    private static let derivedNames = derivedDefinitions.map(\.name)

    /// Stands for "nothing is known about its fame", and sorts last.
    static let unknownProminence = Int64(1) << 53

    /// The columns of the table `film`, for a SELECT.
    static let columns = FilmColumn.list(of: "film")

    /// Makes a table of films.
    static func creation(of table: String, extraColumns: [(name: String, type: String)]) -> String {
        let columns = (definitions + derivedDefinitions + extraColumns).map { "    \($0.name) \($0.type)" }
        return "CREATE TABLE \(table) (\n\(columns.joined(separator: ",\n"))\n) STRICT;"
    }

    static func insertion(into table: String, extraColumns: [String]) -> String {
        let columns = names + derivedNames + extraColumns
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(marks))"
    }

    /// The values of columns that must not be NULL, for facts that are not known.
    static let nothing = nothing(definitions + derivedDefinitions)

    static func nothing(_ columns: [(name: String, type: String)]) -> [(column: String, sql: String)] {
        columns.filter { $0.type.hasSuffix("NOT NULL") }
            .map { ($0.name, $0.type.hasPrefix("TEXT") ? "''" : "0") }
    }

    /// An insertion that updates the row with the same ID if there is one.
    static func upsertion(into table: String, extraColumns: [String]) -> String {
        let updates = (names.dropFirst() + derivedNames + extraColumns).map { "\($0) = excluded.\($0)" }
            .joined(separator: ", ")
        return insertion(into: table, extraColumns: extraColumns) + " ON CONFLICT (id) DO UPDATE SET \(updates)"
    }

    /// Replaces the row with an ID, which is the last argument.
    static func update(of table: String, extraColumns: [String]) -> String {
        let updates = (names + derivedNames + extraColumns).map { "\($0) = ?" }.joined(separator: ", ")
        return "UPDATE \(table) SET \(updates) WHERE id = ?"
    }

    static func arguments(_ film: Film) -> StatementArguments {
        StatementArguments(FilmColumn.allCases.map { $0.value(of: film) } + [film.criticsScore ?? 0])
    }

    static func film(_ row: StoredRow<FilmColumn>) throws -> Film {
        guard let id = Film.ID(rawValue: row[.id]) else { throw DatabaseError(message: "not a film ID") }
        let prominence: Int64 = row[.prominence]
        return Film(
            id: id,
            title: row[.title],
            originalTitle: row[.originalTitle],
            year: row[.year],
            releaseDate: CalendarDay(row[.releaseDate] as String),
            runtime: row[.runtime],
            genres: list(row[.genres]),
            directors: list(row[.directors]),
            cast: list(row[.cast]),
            countries: list(row[.countries]),
            languages: list(row[.languages]),
            certificate: row[.certificate],
            plot: row[.plot],
            poster: (row[.poster] as String?).flatMap(URL.init(string:)),
            imdbRating: row[.imdbRating],
            rottenTomatoesRating: row[.rottenTomatoesRating],
            externalIDs: externalIDs(row),
            prominence: prominence == unknownProminence ? nil : Int(prominence),
            kind: (row[.kind] as Int?).flatMap(Film.Kind.init(code:)))
    }

    private static func externalIDs(_ row: StoredRow<FilmColumn>) -> ExternalIDs {
        var ids = ExternalIDs(
            imdb: (row[.imdbID] as Int?).flatMap(IMDbID.init(number:)), tmdb: row[.tmdbID], iTunes: row[.itunesID],
            amc: row[.amcID])
        let others: String = row[.otherIDs]
        guard !others.isEmpty else { return ids }
        let numbers = (try? JSONCoding.value([String: Int].self, from: others)) ?? [:]
        // IDs that only a newer Filmz knows are left out.
        for (name, number) in numbers {
            if let id = ExternalID.Namespace(rawValue: name).flatMap({ ExternalID($0, number: number) }) {
                ids.insert(id)
            }
        }
        return ids
    }

    /// The IDs that have no column of their own, as a JSON object of numbers, which triggers can read. Empty when there
    /// are none.
    static func otherIDs(_ ids: ExternalIDs) -> String {
        guard !ids.others.isEmpty else { return "" }
        var json = JSONWriter()
        json.object { json in
            for id in ids.others { json.member(id.namespace.rawValue, value: id.number) }
        }
        return json.text
    }

    /// The films of a SELECT of ``columns``.
    static func films(
        _ db: Database, sql: String, arguments: StatementArguments = StatementArguments()
    ) throws -> [Film] {
        let statement = try db.cachedStatement(sql: sql)
        let rows = try FilmColumn.fetchCursor(statement, arguments: arguments)
        var films: [Film] = []
        while let row = try rows.next() { films.append(try film(row)) }
        return films
    }

    /// Films by their IDs.
    static let filmsSQL = "SELECT \(columns) FROM film WHERE id IN (SELECT value FROM json_each(:ids))"

    /// The first 200 scalars of a text, so that a cursor stays short whatever the title is.
    static func shortened(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(200)))
    }

    static func list(_ values: [String]) -> String {
        values.joined(separator: "\n")
    }

    static func list(_ text: String) -> [String] {
        if text.isEmpty { return [] }
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return [text] }
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }
}
