import FilmzDomain
import GRDB

/// The tables of `providers.sqlite`. They are never migrated: a file with other tables is replaced by a new one.
enum ProvidersSchema {
    /// The maximum number of films, and of answers about films.
    static let limit = 20_000

    /// The maximum number of days that an answer is stored. TMDb's terms ask for this.
    static let days: Int64 = 180

    /// The number of days that the numbers of calls are stored.
    static let callDays: Int64 = 40

    /// The version of the schema. Raise it with every change of the tables.
    private static let version = 8

    /// The mark of a file that Filmz made: `FLMZ`.
    private static let mark = 0x464C_4D5A

    /// The error that a file has something other than these tables.
    struct Foreign: Error {}

    /// Makes the tables in an empty file.
    /// - Throws: ``Foreign``
    static func prepare(_ db: Database) throws {
        if try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0 {
            try db.execute(sql: tables)
            try db.execute(sql: "PRAGMA user_version = \(version); PRAGMA application_id = \(mark)")
        } else {
            let tableNames = [
                try Int.fetchOne(db, sql: "PRAGMA user_version"), try Int.fetchOne(db, sql: "PRAGMA application_id"),
            ]
            guard tableNames == [version, mark] else { throw Foreign() }
        }
    }

    /// The oldest time of things that are stored for this many days.
    static func oldest(after days: Int64, at now: Timestamp) -> Timestamp {
        Timestamp(milliseconds: now.milliseconds - days * Timestamp.millisecondsPerDay)
    }

    /// Removes rows that are too old, and the oldest beyond the limit.
    static func tidy(_ db: Database, at now: Timestamp, limit: Int = limit) throws {
        let oldest = oldest(after: days, at: now)
        let tables = [
            ("report", "fetched_at", "film_id, provider"), ("match", "decided_at", "film_id, provider"),
            ("found_film", "noted_at", "id"), ("episode_list", "fetched_at", "film_id, provider"),
            ("list", "fetched_at", "id"), ("offer_answer", "fetched_at", "film_id, country"),
            ("product_answer", "fetched_at", "film_id, country"),
        ]
        for (table, column, key) in tables {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(column) < ?")
                .execute(arguments: [oldest.milliseconds])
            try db.cachedStatement(
                sql: """
                    DELETE FROM \(table) WHERE (\(key)) IN (
                        SELECT \(key) FROM \(table) ORDER BY \(column) DESC \(Dialect.noLimit) OFFSET ?
                    )
                    """
            ).execute(arguments: [limit])
        }
    }

    private static let tables = """
        CREATE TABLE report (
            film_id INTEGER NOT NULL,
            provider TEXT NOT NULL,
            external_id TEXT,
            poster TEXT,
            json TEXT NOT NULL,
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, provider)
        ) STRICT;

        CREATE INDEX report_by_age ON report(fetched_at);
        CREATE INDEX report_with_poster ON report(film_id, provider, external_id, poster, fetched_at)
            WHERE poster IS NOT NULL;

        CREATE TABLE match (
            film_id INTEGER NOT NULL,
            provider TEXT NOT NULL,
            json TEXT NOT NULL,
            decided_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, provider)
        ) STRICT;

        CREATE INDEX match_by_age ON match(decided_at);

        \(FilmRecord.creation(of: "found_film", extraColumns: [("noted_at", "INTEGER NOT NULL")]))

        CREATE INDEX found_film_by_age ON found_film(noted_at);
        CREATE INDEX found_film_by_imdb ON found_film(imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX found_film_by_tmdb ON found_film(tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX found_film_by_itunes ON found_film(itunes_id) WHERE itunes_id IS NOT NULL;
        CREATE INDEX found_film_by_amc ON found_film(amc_id) WHERE amc_id IS NOT NULL;

        CREATE TABLE film_elsewhere (
            namespace TEXT NOT NULL,
            number INTEGER NOT NULL,
            film_id INTEGER NOT NULL REFERENCES found_film(id) ON DELETE CASCADE,
            PRIMARY KEY (namespace, number, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX film_elsewhere_by_film ON film_elsewhere(film_id);

        CREATE TRIGGER film_elsewhere_inserted AFTER INSERT ON found_film WHEN NEW.other_ids <> '' BEGIN
            INSERT INTO film_elsewhere SELECT key, value, NEW.id FROM json_each(NEW.other_ids);
        END;

        CREATE TRIGGER film_elsewhere_updated AFTER UPDATE ON found_film WHEN OLD.other_ids <> NEW.other_ids BEGIN
            DELETE FROM film_elsewhere WHERE film_id = NEW.id;
            INSERT INTO film_elsewhere SELECT key, value, NEW.id FROM json_each(nullif(NEW.other_ids, ''));
        END;

        \(ProviderEpisodes.tables)

        \(programmeTables)

        \(FilmListAnswers.tables)

        \(offerTables)

        \(productTable)

        CREATE TABLE calls (
            provider TEXT NOT NULL,
            day TEXT NOT NULL,
            count INTEGER NOT NULL,
            PRIMARY KEY (provider, day)
        ) STRICT, WITHOUT ROWID;
        """
}
