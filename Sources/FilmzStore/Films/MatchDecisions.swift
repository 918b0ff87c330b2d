import FilmzDomain
import GRDB

/// The storage of owners' decisions about which of a provider's films a film is, in the personal database. They count
/// for everyone. Call the functions inside a transaction.
enum MatchDecisions {
    /// The decisions about a film, by its own ID, in the order of ``Provider``.
    static func fetch(_ film: Film.ID, in db: Database) throws -> [FilmMatch] {
        try MatchColumn.fetchAll(db.cachedStatement(sql: fetchSQL), arguments: [film.rawValue])
            .compactMap(match).inOrder
    }

    static let fetchSQL = "SELECT \(MatchColumn.list()) FROM film_match WHERE film_id = ?"

    /// The decisions about these films, by the films' own IDs. Films without any are missing.
    static func fetch(_ films: Set<Film.ID>, in db: Database) throws -> [Film.ID: [FilmMatch]] {
        byFilm(
            try MatchColumn.fetchAll(
                db.cachedStatement(sql: filmsSQL), arguments: ["films": films.map(\.rawValue).json]))
    }

    static let filmsSQL = """
        SELECT \(MatchColumn.list()) FROM json_each(:films) asked
        \(Dialect.join) film_match ON film_id = asked.value
        """

    /// All decisions, by the films' own IDs.
    static func all(_ db: Database) throws -> [Film.ID: [FilmMatch]] {
        byFilm(try MatchColumn.fetchAll(db.cachedStatement(sql: "SELECT \(MatchColumn.list()) FROM film_match")))
    }

    /// A value that differs after a decision was made or withdrawn.
    struct Revision: Hashable, Sendable {
        var count = 0
        /// The time of the last decision in milliseconds; nil when there is none.
        var newest: Int64?
    }

    static func revision(_ db: Database) throws -> Revision {
        let statement = try db.cachedStatement(
            sql: "SELECT count(*) AS decision_count, max(decided_at) AS newest FROM film_match")
        guard let row = try RevisionColumn.fetchOne(statement) else { return Revision() }
        return Revision(count: row[.decisionCount], newest: row[.newest])
    }

    private enum RevisionColumn: Int, StoredColumn {
        case decisionCount, newest

        static let names = spelled
    }

    private static func byFilm(_ rows: [StoredRow<MatchColumn>]) -> [Film.ID: [FilmMatch]] {
        var matches: [Film.ID: [FilmMatch]] = [:]
        for row in rows {
            guard let film = Film.ID(rawValue: row[.filmID]), let match = match(row) else { continue }
            matches[film, default: []].append(match)
        }
        return matches
    }

    /// - Parameter person: the person who decided
    static func save(_ match: FilmMatch, of film: Film.ID, by person: Person.ID, in db: Database) throws {
        let row = MatchColumn.arguments { column in
            switch column {
            case .filmID: film.rawValue
            case .provider: match.provider.rawValue
            case .externalID: match.id?.description
            case .decidedAt: match.decidedAt.milliseconds
            case .personID: person.rawValue
            }
        }
        try db.execute(
            sql: MatchColumn.upsertion(into: "film_match", key: [.filmID, .provider]), arguments: row)
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
            sql: """
                UPDATE film_match SET film_id = ?1 WHERE film_id = ?2 AND NOT EXISTS (
                    SELECT 1 FROM film_match other WHERE other.film_id = ?1 AND other.provider = film_match.provider
                )
                """, arguments: [film.rawValue, id.rawValue])
        try db.execute(sql: "DELETE FROM film_match WHERE film_id = ?", arguments: [id.rawValue])
    }

    private static func match(_ row: StoredRow<MatchColumn>) -> FilmMatch? {
        guard let provider = Provider(rawValue: row[.provider]) else { return nil }
        let id = (row[.externalID] as String?).flatMap(ExternalID.init(_:))
        return FilmMatch(decided: provider, id: id, at: Timestamp(milliseconds: row[.decidedAt]))
    }
}

/// The columns of `film_match`.
private enum MatchColumn: Int, StoredColumn {
    case filmID, provider, externalID, decidedAt, personID

    static let names = spelled
}
