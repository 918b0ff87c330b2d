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
        SELECT \(ListColumn.list()) FROM list WHERE name = ? AND provider = ? AND country = ?
        """

    static let filmsSQL = "SELECT \(EntryColumn.list()) FROM list_film WHERE list_id = ? ORDER BY position"

    /// The columns of `list`.
    private enum ListColumn: Int, StoredColumn {
        case id, fetchedAt

        static let names = spelled
    }

    /// The columns of `list_film`.
    private enum EntryColumn: Int, StoredColumn {
        case position, filmID, released

        static let names = spelled
    }

    /// The stored list, however old; nil when there is none.
    static func fetch(_ key: CachedList.Key, in db: Database) throws -> CachedList? {
        let list = try ListColumn.fetchOne(db.cachedStatement(sql: findSQL), arguments: arguments(key))
        guard let list else { return nil }
        let films = try EntryColumn.fetchAll(
            db.cachedStatement(sql: filmsSQL), arguments: [list[.id] as Int64])
        return CachedList(
            entries: films.compactMap { film in
                Film.ID(rawValue: film[.filmID] as Int64).map {
                    CachedList.Entry(film: $0, released: (film[.released] as String?).flatMap { CalendarDay($0) })
                }
            },
            fetchedAt: Timestamp(milliseconds: list[.fetchedAt]))
    }

    static func save(_ list: CachedList, key: CachedList.Key, in db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM list WHERE name = ? AND provider = ? AND country = ?")
            .execute(arguments: arguments(key))
        try db.cachedStatement(sql: "INSERT INTO list (name, provider, country, fetched_at) VALUES (?, ?, ?, ?)")
            .execute(arguments: arguments(key) + [list.fetchedAt.milliseconds])
        let id = db.lastInsertedRowID
        let insertion = try db.cachedStatement(
            sql: EntryColumn.insertion(into: "list_film", owner: ["list_id"]))
        for (position, entry) in list.entries.enumerated() {
            let row = EntryColumn.arguments { column in
                switch column {
                case .position: position
                case .filmID: entry.film.rawValue
                case .released: entry.released?.description
                }
            }
            try insertion.execute(arguments: [id] + row)
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
