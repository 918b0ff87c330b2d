import FilmzDomain
import GRDB

/// The storage of owners' decisions about which of a provider's films a film is, in the personal database. They count
/// for everyone. Call the functions inside a transaction.
enum MatchDecisions {
    /// The decisions about a film, by its own ID, in the order of ``Provider``.
    static func fetch(_ film: Film.ID, in db: Database) throws -> [FilmMatch] {
        let matches = try Row.fetchAll(db.cachedStatement(sql: fetchSQL), arguments: [film.rawValue]).compactMap(match)
        return matches.inOrder
    }

    static let fetchSQL = "SELECT film_id, provider, external_id, decided_at FROM film_match WHERE film_id = ?"

    /// The decisions about these films, by the films' own IDs. Films without any are missing.
    static func fetch(_ films: Set<Film.ID>, in db: Database) throws -> [Film.ID: [FilmMatch]] {
        byFilm(
            try Row.fetchAll(
                db.cachedStatement(sql: filmsSQL), arguments: ["films": films.map(\.rawValue).json]))
    }

    static let filmsSQL = """
        SELECT film_id, provider, external_id, decided_at FROM json_each(:films) asked
        CROSS JOIN film_match ON film_id = asked.value
        """

    /// All decisions, by the films' own IDs.
    static func all(_ db: Database) throws -> [Film.ID: [FilmMatch]] {
        byFilm(try Row.fetchAll(db, sql: "SELECT film_id, provider, external_id, decided_at FROM film_match"))
    }

    private static func byFilm(_ rows: [Row]) -> [Film.ID: [FilmMatch]] {
        var matches: [Film.ID: [FilmMatch]] = [:]
        for row in rows {
            guard let film = Film.ID(rawValue: row[0]), let match = match(row) else { continue }
            matches[film, default: []].append(match)
        }
        return matches
    }

    /// - Parameter person: the person who decided
    static func save(_ match: FilmMatch, of film: Film.ID, by person: Person.ID, in db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO film_match (film_id, provider, external_id, decided_at, person_id) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (film_id, provider) DO UPDATE SET
                    external_id = excluded.external_id, decided_at = excluded.decided_at,
                    person_id = excluded.person_id
                """,
            arguments: [
                film.rawValue, match.provider.rawValue, match.id?.description, match.decidedAt.milliseconds,
                person.rawValue,
            ])
    }

    /// - Parameter ids: all IDs that lead to the film
    static func forget(_ provider: Provider, of ids: [Film.ID], in db: Database) throws {
        for id in ids {
            try db.execute(
                sql: "DELETE FROM film_match WHERE film_id = ? AND provider = ?",
                arguments: [id.rawValue, provider.rawValue])
        }
    }

    /// Moves decisions from one film to another that proved to be the same.
    static func move(_ id: Film.ID, to film: Film.ID, in db: Database) throws {
        let mine = try fetch(film, in: db)
        let theirs = try fetch(id, in: db)
        for match in mine.joined(with: theirs) where !mine.contains(match) {
            try db.execute(
                sql: "DELETE FROM film_match WHERE film_id = ? AND provider = ?",
                arguments: [film.rawValue, match.provider.rawValue])
        }
        // Decisions that only a newer version of Filmz can read move too.
        try db.execute(
            sql: "UPDATE OR IGNORE film_match SET film_id = ? WHERE film_id = ?",
            arguments: [film.rawValue, id.rawValue])
        try db.execute(sql: "DELETE FROM film_match WHERE film_id = ?", arguments: [id.rawValue])
    }

    private static func match(_ row: Row) -> FilmMatch? {
        guard let provider = Provider(rawValue: row[1]) else { return nil }
        let id = (row[2] as String?).flatMap(ExternalID.init(_:))
        return FilmMatch(decided: provider, id: id, at: Timestamp(milliseconds: row[3]))
    }
}
