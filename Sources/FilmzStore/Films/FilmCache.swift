import FilmzDomain
import GRDB

/// A cache of films, by their IDs. A film is in many lists, and reading its columns takes longer than finding it here.
typealias FilmCache<Revision: Equatable & Sendable> = RevisionCache<Int64, Revision, Film>

extension FilmCache where Key == Int64, Value == Film {
    /// The film of a row.
    /// - Parameter revision: the revision of all films in the database, from the same transaction
    func film(_ row: StoredRow<FilmColumn>, revision: Revision) throws -> Film {
        try value(for: row[.id], at: revision) { try FilmRecord.film(row) }
    }

    /// The films with these IDs. IDs without a film are missing.
    /// - Parameter revision: the revision of all films in the database, from the same transaction
    func films(_ ids: [Int64], revision: Revision, in db: Database) throws -> [Int64: Film] {
        var films: [Int64: Film] = [:]
        for id in ids { films[id] = value(for: id, at: revision) }
        let missing = ids.filter { films[$0] == nil }
        guard !missing.isEmpty else { return films }
        for film in try FilmRecord.films(db, sql: Self.filmsSQL, arguments: ["ids": missing.json]) {
            films[film.id.rawValue] = value(for: film.id.rawValue, at: revision) { film }
        }
        return films
    }

    static var filmsSQL: String {
        "SELECT \(FilmRecord.columns) FROM json_each(:ids) asked \(Dialect.join) film ON film.id = asked.value"
    }
}
