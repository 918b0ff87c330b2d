/// The tables of other features, since one version stands for all tables of the file.
extension ProvidersSchema {
    static let programmeTables = """
        CREATE TABLE programme (
            source TEXT PRIMARY KEY,
            fetched_at INTEGER,
            omitted_count INTEGER NOT NULL,
            problem TEXT,
            failed_at INTEGER
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE showtime (
            source TEXT NOT NULL REFERENCES programme(source) ON DELETE CASCADE,
            day TEXT NOT NULL,
            id TEXT NOT NULL,
            film_id INTEGER,
            title TEXT NOT NULL,
            is_cancelled INTEGER NOT NULL CHECK (is_cancelled IN (0, 1)),
            json TEXT NOT NULL,
            PRIMARY KEY (source, day, id)
        ) STRICT;

        CREATE INDEX showtime_by_id ON showtime(source, id);
        CREATE INDEX showtime_by_film ON showtime(source, film_id, title, is_cancelled, day);
        CREATE INDEX showtime_by_title ON showtime(source, title, day);
        """

    static let offerTables = """
        CREATE TABLE offer_answer (
            film_id INTEGER NOT NULL,
            country TEXT NOT NULL,
            is_known INTEGER NOT NULL CHECK (is_known IN (0, 1)),
            page TEXT,
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, country)
        ) STRICT;

        CREATE INDEX offer_answer_by_age ON offer_answer(fetched_at);

        CREATE TABLE offer (
            film_id INTEGER NOT NULL,
            country TEXT NOT NULL,
            position INTEGER NOT NULL,
            kind TEXT NOT NULL,
            service_id INTEGER NOT NULL,
            name TEXT NOT NULL,
            brand TEXT NOT NULL,
            since INTEGER,
            seen_at INTEGER NOT NULL,
            is_gone INTEGER NOT NULL CHECK (is_gone IN (0, 1)),
            PRIMARY KEY (film_id, country, position),
            FOREIGN KEY (film_id, country) REFERENCES offer_answer(film_id, country) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX offer_by_kind ON offer(country, kind, brand, film_id) WHERE is_gone = 0;
        CREATE INDEX offer_by_news ON offer(country, since) WHERE since IS NOT NULL AND is_gone = 0;

        CREATE TABLE watch_service (
            country TEXT NOT NULL,
            position INTEGER NOT NULL,
            id INTEGER NOT NULL,
            name TEXT NOT NULL,
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (country, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE offer_refresh (
            film_id INTEGER NOT NULL,
            country TEXT NOT NULL,
            day TEXT NOT NULL,
            asked_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, country)
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX offer_refresh_by_day ON offer_refresh(day);
        """

    static let productTable = """
        CREATE TABLE product_answer (
            film_id INTEGER NOT NULL,
            country TEXT NOT NULL,
            json TEXT NOT NULL,
            is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, country)
        ) STRICT;

        CREATE INDEX product_answer_by_age ON product_answer(fetched_at);
        """
}
