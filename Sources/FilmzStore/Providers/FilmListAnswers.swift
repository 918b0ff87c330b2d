import FilmzDomain
import Foundation
import GRDB

/// The storage of providers' lists, in the tables `list` and `list_film` of `providers.sqlite`.
enum FilmListAnswers {
    static let tables = """
        CREATE TABLE list (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            provider TEXT NOT NULL,
            country TEXT NOT NULL,
            fetched_at INTEGER NOT NULL,
            UNIQUE (name, provider, country)
        ) STRICT;

        CREATE INDEX list_by_age ON list(fetched_at);

        CREATE TABLE list_film (
            list_id INTEGER NOT NULL REFERENCES list(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            released TEXT,
            PRIMARY KEY (list_id, position)
        ) STRICT, WITHOUT ROWID;
        """

    static let findSQL = """
        SELECT id, fetched_at FROM list WHERE name = ? AND provider = ? AND country = ?
        """

    static let filmsSQL = "SELECT film_id, released FROM list_film WHERE list_id = ? ORDER BY position"

    /// The stored list, however old; nil when there is none.
    static func fetch(_ key: CachedList.Key, in db: Database) throws -> CachedList? {
        let list = try Row.fetchOne(db.cachedStatement(sql: findSQL), arguments: arguments(key))
        guard let list else { return nil }
        let films = try Row.fetchAll(db.cachedStatement(sql: filmsSQL), arguments: [list[0] as Int64])
        return CachedList(
            entries: films.compactMap { film in
                Film.ID(rawValue: film[0] as Int64).map {
                    CachedList.Entry(film: $0, released: (film[1] as String?).flatMap { CalendarDay($0) })
                }
            },
            fetchedAt: Timestamp(milliseconds: list[1]))
    }

    static func save(_ list: CachedList, key: CachedList.Key, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM list WHERE name = ? AND provider = ? AND country = ?")
            .execute(arguments: arguments(key))
        try db.cachedStatement(sql: "INSERT INTO list (name, provider, country, fetched_at) VALUES (?, ?, ?, ?)")
            .execute(arguments: arguments(key) + [list.fetchedAt.milliseconds])
        let id = db.lastInsertedRowID
        let insertion = try db.cachedStatement(
            sql: "INSERT INTO list_film (list_id, position, film_id, released) VALUES (?, ?, ?, ?)")
        for (position, entry) in list.entries.enumerated() {
            try insertion.execute(
                arguments: [id, position, entry.film.rawValue, entry.released?.description])
        }
    }

    private static func arguments(_ key: CachedList.Key) -> StatementArguments {
        [name(of: key.list), key.provider.rawValue, key.country]
    }

    private static func name(of list: ProviderList) -> String {
        if case .year(let year) = list { return "\(list.kind.rawValue)-\(year)" }
        return list.kind.rawValue
    }
}
