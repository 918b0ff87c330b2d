import FilmzDomain
import GRDB

/// The tables of a catalogue file, made at once and only read afterwards.
enum CatalogueSchema {
    /// Raised with every change of the tables or of what is written into them: older files are then made anew.
    private static let version = 1

    static func isCurrent(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "PRAGMA user_version") == version
    }

    static func edition(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT edition FROM edition")
    }

    static func build(_ films: [Film], edition: String, in db: Database) throws {
        try db.execute(sql: tables)
        let film = try db.makeStatement(sql: FilmRecord.insertion(into: "film", extraColumns: ["names"]))
        let text = try db.makeStatement(sql: "INSERT INTO film_text (rowid, titles, people) VALUES (?, ?, ?)")
        for value in films {
            try film.execute(arguments: FilmRecord.arguments(value) + [FilmText.names(value)])
            try text.execute(arguments: [value.id.rawValue, FilmText.titles(value), FilmText.people(value)])
        }
        try db.execute(sql: finish)
        try db.execute(sql: "INSERT INTO edition (edition) VALUES (?)", arguments: [edition])
        try db.execute(sql: "PRAGMA user_version = \(version)")
    }

    private static let tables = """
        CREATE TABLE edition (edition TEXT NOT NULL) STRICT;

        CREATE TABLE film (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL,
            sort_title TEXT NOT NULL,
            original_title TEXT,
            year INTEGER,
            release_date TEXT NOT NULL,
            runtime INTEGER,
            genres TEXT NOT NULL,
            directors TEXT NOT NULL,
            "cast" TEXT NOT NULL,
            countries TEXT NOT NULL,
            languages TEXT NOT NULL,
            certificate TEXT,
            plot TEXT,
            poster TEXT,
            imdb_rating REAL,
            rotten_tomatoes_rating INTEGER,
            imdb_id INTEGER,
            tmdb_id INTEGER,
            itunes_id INTEGER,
            amc_id INTEGER,
            prominence INTEGER NOT NULL,
            names TEXT NOT NULL
        ) STRICT;

        CREATE VIRTUAL TABLE film_text USING fts5(
            titles, people, content = '', prefix = '2 3',
            tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
        );

        CREATE TABLE release_year (year INTEGER PRIMARY KEY, film_count INTEGER NOT NULL) STRICT;
        """

    private static let finish = """
        CREATE INDEX film_by_release ON film(year, release_date DESC, prominence, id);
        CREATE INDEX film_by_imdb ON film(imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX film_by_tmdb ON film(tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX film_by_itunes ON film(itunes_id) WHERE itunes_id IS NOT NULL;
        CREATE INDEX film_by_amc ON film(amc_id) WHERE amc_id IS NOT NULL;
        INSERT INTO release_year SELECT year, count(*) FROM film WHERE year IS NOT NULL GROUP BY year;
        INSERT INTO film_text (film_text) VALUES ('optimize');
        ANALYZE;
        """
}

/// The folded texts by which a film is found.
enum FilmText {
    /// What a query must equal or begin to count as the title: each on a line of its own, and a line break on both ends.
    static func names(_ film: Film) -> String {
        var names: [String] = []
        for title in [film.title, film.originalTitle].compactMap(\.self) {
            for name in [TextFolding.folded(title), TextFolding.sortKey(title)] where !names.contains(name) {
                names.append(name)
            }
        }
        return "\n" + names.joined(separator: "\n") + "\n"
    }

    static func titles(_ film: Film) -> String {
        TextFolding.folded([film.title, film.originalTitle].compactMap(\.self).joined(separator: "\n"))
    }

    static func people(_ film: Film) -> String {
        TextFolding.folded((film.directors + film.cast).joined(separator: "\n"))
    }
}
