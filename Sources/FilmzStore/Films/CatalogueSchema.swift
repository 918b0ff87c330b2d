import FilmzDomain
import GRDB

/// The tables of a catalogue file, made at once and only read afterwards.
enum CatalogueSchema {
    /// Raised with every change of the tables or of what is written into them: older files are then made anew.
    private static let version = 4

    static func isCurrent(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "PRAGMA user_version") == version
    }

    static func edition(_ db: Database) throws -> String? {
        try String.fetchOne(db.cachedStatement(sql: "SELECT edition FROM edition"))
    }

    /// A number drawn when the catalogue was built: another one for another catalogue, also of the same edition.
    static func stamp(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT stamp FROM edition")) ?? 0
    }

    static func build(_ films: [Film], edition: String, in db: Database) throws {
        try db.execute(sql: tables)
        let film = try db.makeStatement(sql: FilmRecord.insertion(into: "film", extraColumns: extraColumns.map(\.0)))
        let text = try db.makeStatement(sql: "INSERT INTO film_text (rowid, titles, people) VALUES (?, ?, ?)")
        for value in films {
            try film.execute(arguments: FilmRecord.arguments(value) + extraArguments(value))
            try text.execute(arguments: [value.id.rawValue, FilmText.titles(value), FilmText.people(value)])
        }
        let facets = [("genre", \Film.genres), ("country", \.countries), ("language", \.languages)]
        for (kind, path) in facets {
            for value in Set(films.flatMap { $0[keyPath: path] }) {
                try db.execute(sql: "INSERT INTO facet (kind, value) VALUES (?, ?)", arguments: [kind, value])
            }
        }
        try db.execute(sql: finish)
        try db.execute(
            sql: "INSERT INTO edition (edition, stamp) VALUES (?, ?)",
            arguments: [edition, Int64.random(in: .min ... .max)])
        try db.execute(sql: "PRAGMA user_version = \(version)")
    }

    private static let extraColumns = [
        ("names", "TEXT NOT NULL"), ("original_name", "TEXT"), ("newest_first", "INTEGER NOT NULL"),
        ("release_day", "TEXT NOT NULL"), ("audience", "INTEGER NOT NULL"),
    ]

    private static func extraArguments(_ film: Film) -> StatementArguments {
        [
            FilmText.names(film), FilmText.originalName(film), newestFirst(film.releaseDate),
            film.releaseDate?.monthDay.description ?? "", film.likelyAudience.rawValue,
        ]
    }

    /// A number by whose rising order films go from the newest to the oldest and then to those without a day: one
    /// direction for all columns of an index lets a page start anywhere in it.
    private static func newestFirst(_ day: CalendarDay?) -> Int {
        day.map { 99_999_999 - ($0.year * 10_000 + $0.month * 100 + $0.day) } ?? 99_999_999
    }

    private static let tables = """
        CREATE TABLE edition (edition TEXT NOT NULL, stamp INTEGER NOT NULL) STRICT;

        \(FilmRecord.creation(of: "film", extraColumns: extraColumns))

        CREATE VIRTUAL TABLE film_text USING fts5(
            titles, people, content = '', prefix = '2 3',
            tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
        );

        CREATE TABLE release_year (year INTEGER PRIMARY KEY, film_count INTEGER NOT NULL) STRICT;

        CREATE TABLE facet (
            kind TEXT NOT NULL CHECK (kind IN ('genre', 'country', 'language')),
            value TEXT NOT NULL,
            PRIMARY KEY (kind, value)
        ) STRICT, WITHOUT ROWID;
        """

    private static let finish = """
        CREATE INDEX film_by_release ON film(year, newest_first, prominence, id);
        CREATE INDEX film_by_day ON film(release_day, prominence, id) WHERE release_day <> '';
        CREATE INDEX film_by_fame ON film(prominence, id);
        CREATE INDEX film_by_fame_in_year ON film(year, prominence, id);
        CREATE INDEX film_by_title ON film(sort_title, year);
        CREATE INDEX film_by_original_name ON film(original_name, year) WHERE original_name IS NOT NULL;
        CREATE INDEX film_by_imdb ON film(imdb_id) WHERE imdb_id IS NOT NULL;
        CREATE INDEX film_by_tmdb ON film(tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX film_by_itunes ON film(itunes_id) WHERE itunes_id IS NOT NULL;
        CREATE INDEX film_by_amc ON film(amc_id) WHERE amc_id IS NOT NULL;
        INSERT INTO release_year SELECT year, count(*) FROM film WHERE year IS NOT NULL GROUP BY year;
        INSERT INTO film_text (film_text) VALUES ('optimize');
        ANALYZE;
        """
}
