import FilmzDomain
import GRDB

/// What a person said about which of a provider's films a film is, in the personal database. Functions are called inside
/// a transaction.
enum MatchDecisions {
    /// Of a film, by its own ID, in the order of ``Provider``.
    static func fetch(_ film: Film.ID, _ db: Database) throws -> [FilmMatch] {
        let matches = try Row.fetchAll(db.cachedStatement(sql: fetchSQL), arguments: [film.rawValue]).compactMap(match)
        return matches.inOrder
    }

    static let fetchSQL = "SELECT film_id, provider, external_id, decided_at FROM film_match WHERE film_id = ?"

    /// All there are, by the films' own IDs.
    static func all(_ db: Database) throws -> [Film.ID: [FilmMatch]] {
        var all: [Film.ID: [FilmMatch]] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT film_id, provider, external_id, decided_at FROM film_match") {
            guard let film = Film.ID(rawValue: row[0]), let match = match(row) else { continue }
            all[film, default: []].append(match)
        }
        return all
    }

    static func save(_ provider: Provider, _ id: ExternalID?, _ film: Film.ID, at now: Timestamp, _ db: Database) throws
    {
        try db.execute(
            sql: """
                INSERT INTO film_match (film_id, provider, external_id, decided_at) VALUES (?, ?, ?, ?)
                ON CONFLICT (film_id, provider) DO UPDATE SET
                    external_id = excluded.external_id, decided_at = excluded.decided_at
                """, arguments: [film.rawValue, provider.rawValue, id?.description, now.milliseconds])
    }

    /// - Parameter ids: all that lead to the film
    static func forget(_ provider: Provider, of ids: [Film.ID], _ db: Database) throws {
        for id in ids {
            try db.execute(
                sql: "DELETE FROM film_match WHERE film_id = ? AND provider = ?",
                arguments: [id.rawValue, provider.rawValue])
        }
    }

    /// Gives what was said of one film to another, which proved to be the same. The later word stands.
    static func move(_ id: Film.ID, to film: Film.ID, _ db: Database) throws {
        try db.execute(
            sql: """
                INSERT INTO film_match (film_id, provider, external_id, decided_at)
                SELECT :film, provider, external_id, decided_at FROM film_match WHERE film_id = :id
                ON CONFLICT (film_id, provider) DO UPDATE SET
                    external_id = excluded.external_id, decided_at = excluded.decided_at
                WHERE excluded.decided_at > decided_at
                """, arguments: ["id": id.rawValue, "film": film.rawValue])
        try db.execute(sql: "DELETE FROM film_match WHERE film_id = ?", arguments: [id.rawValue])
    }

    private static func match(_ row: Row) -> FilmMatch? {
        guard let provider = Provider(rawValue: row[1]) else { return nil }
        let id = (row[2] as String?).flatMap(ExternalID.init(_:))
        return FilmMatch(
            provider: provider, certainty: id == nil ? .denied : .confirmed, id: id,
            decidedAt: Timestamp(milliseconds: row[3]))
    }
}

extension [FilmMatch] {
    /// In the order of ``Provider``, the first of each.
    var inOrder: [FilmMatch] {
        Provider.allCases.compactMap { provider in first { $0.provider == provider } }
    }

    /// Whether a person's word leaves room for what a provider said of the film it knows by this ID.
    func allow(_ id: ExternalID?, of provider: Provider) -> Bool {
        guard let decided = first(where: { $0.provider == provider }) else { return true }
        return decided.id != nil && decided.id == id
    }
}
