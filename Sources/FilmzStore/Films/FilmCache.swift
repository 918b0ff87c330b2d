import FilmzDomain
import GRDB

/// A cache of films, by their IDs. A film is in many lists, and reading its columns takes longer than finding it here.
typealias FilmCache<Stamp: Equatable & Sendable> = RevisionCache<Int64, Stamp, Film>

extension FilmCache where Key == Int64, Value == Film {
    /// The film of a row.
    /// - Parameter stamp: the stamp of all films in the database, from the same transaction
    func film(_ row: StoredRow<FilmColumn>, stamp: Stamp) throws -> Film {
        try value(for: row[.id], at: stamp) { try FilmRecord.film(row) }
    }

    /// The films with these IDs. IDs without a film are missing.
    /// - Parameter stamp: the stamp of all films in the database, from the same transaction
    func films(_ ids: [Int64], stamp: Stamp, in db: Database) throws -> [Int64: Film] {
        var films: [Int64: Film] = [:]
        for id in ids { films[id] = value(for: id, at: stamp) }
        let missing = ids.filter { films[$0] == nil }
        guard !missing.isEmpty else { return films }
        for film in try FilmRecord.films(db, sql: Self.filmsSQL, arguments: ["ids": missing.json]) {
            films[film.id.rawValue] = value(for: film.id.rawValue, at: stamp) { film }
        }
        return films
    }

    static var filmsSQL: String {
        "SELECT \(FilmRecord.columns) FROM json_each(:ids) asked \(Dialect.join) film ON film.id = asked.value"
    }
}
