import FilmzDomain
import GRDB

/// The tables of a catalogue file, made at once and only read afterwards.
enum CatalogueSchema {
    /// Raised with every change of the tables or of what is written into them: older files are then made anew.
    static let version = 5

    static func isCurrent(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "PRAGMA user_version") == version
    }

    static func description(_ db: Database) throws -> CatalogueDescription? {
        let sql = "SELECT edition, origin, contents, made_at, film_count FROM edition"
        return try Row.fetchOne(db.cachedStatement(sql: sql)).map { row in
            CatalogueDescription(
                edition: row[0], origin: CatalogueDescription.Origin(rawValue: row[1]) ?? .filmz, contents: row[2],
                madeAt: Timestamp(milliseconds: row[3]), filmCount: row[4])
        }
    }

    /// A number drawn when the catalogue was built: another one for another catalogue, also of the same edition.
    static func stamp(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT stamp FROM edition")) ?? 0
    }

    /// Whether the day of release of any film is known. Without days the newest first are the best known first.
    static func hasDays(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT has_days FROM edition")) ?? false
    }

    /// Whether the catalogue has a full-text index.
    static func hasText(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT has_text FROM edition")) ?? false
    }

    static let extraColumns: [(name: String, definition: String)] = [
        ("title_key", "INTEGER NOT NULL"), ("original_key", "INTEGER"),
        ("newest_first", "INTEGER NOT NULL"), ("release_day", "TEXT NOT NULL"), ("audience", "INTEGER NOT NULL"),
        ("votes", "INTEGER NOT NULL"),
    ]

    static func extraArguments(_ film: Film) -> StatementArguments {
        [
            FilmText.titleKey(film), FilmText.originalKey(film), newestFirst(film.releaseDate),
            film.releaseDate?.monthDay.description ?? "", film.likelyAudience.rawValue, 0,
        ]
    }

    /// A number by whose rising order films go from the newest to the oldest and then to those without a day: one
    /// direction for all columns of an index lets a page start anywhere in it.
    static func newestFirst(_ day: CalendarDay?) -> Int {
        day.map { 99_999_999 - ($0.year * 10_000 + $0.month * 100 + $0.day) } ?? 99_999_999
    }

    /// The tables, and the indexes that hold few films of a large catalogue.
    static let tables = """
        CREATE TABLE edition (
            edition TEXT NOT NULL,
            stamp INTEGER NOT NULL,
            origin TEXT NOT NULL,
            contents TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            film_count INTEGER NOT NULL,
            has_days INTEGER NOT NULL,
            has_text INTEGER NOT NULL
        ) STRICT;

        \(FilmRecord.creation(of: "film", extraColumns: extraColumns))

        CREATE INDEX film_by_day ON film(release_day, prominence, id) WHERE release_day <> '';
        CREATE INDEX film_by_imdb ON film(imdb_id) WHERE imdb_id <> id;
        CREATE INDEX film_by_tmdb ON film(tmdb_id) WHERE tmdb_id IS NOT NULL;
        CREATE INDEX film_by_itunes ON film(itunes_id) WHERE itunes_id IS NOT NULL;
        CREATE INDEX film_by_amc ON film(amc_id) WHERE amc_id IS NOT NULL;

        CREATE TABLE film_name (
            film_id INTEGER NOT NULL,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (film_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE person (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL,
            birth_year INTEGER,
            death_year INTEGER
        ) STRICT;

        CREATE TABLE credit (
            job INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            position INTEGER NOT NULL,
            person_id INTEGER NOT NULL,
            PRIMARY KEY (job, film_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE VIRTUAL TABLE film_text USING fts5(
            titles, people, content = '', prefix = '2 3',
            tokenize = "unicode61 remove_diacritics 0 categories 'L* N* M*'"
        );

        CREATE TABLE film_names (film_id INTEGER PRIMARY KEY, names TEXT NOT NULL) STRICT;

        CREATE TABLE release_year (year INTEGER PRIMARY KEY, film_count INTEGER NOT NULL) STRICT;

        CREATE TABLE facet (
            kind TEXT NOT NULL CHECK (kind IN ('genre', 'country', 'language')),
            value TEXT NOT NULL,
            PRIMARY KEY (kind, value)
        ) STRICT, WITHOUT ROWID;
        """

    /// What films are listed by; each costs a pass over all films.
    static let indexes = """
        CREATE INDEX film_by_fame ON film(prominence, id);
        CREATE INDEX film_by_fame_in_year ON film(year, prominence, id);
        CREATE INDEX film_by_title ON film(title_key, year);
        CREATE INDEX film_by_original_name ON film(original_key, year) WHERE original_key IS NOT NULL;
        """

    static let dayIndexes = "CREATE INDEX film_by_release ON film(year, newest_first, prominence, id);"

    static let creditIndexes = "CREATE INDEX credit_by_person ON credit(person_id, job);"

    /// Puts the names of directors and cast into the films.
    static let peopleOfFilms = """
        UPDATE film SET directors = \(names(of: .director)), "cast" = \(names(of: .cast))
        WHERE id IN (SELECT film_id FROM credit)
        """

    private static func names(of job: CreditBatch.Job) -> String {
        """
        coalesce((
            SELECT group_concat(name, char(10)) FROM (
                SELECT person.name FROM credit JOIN person ON person.id = credit.person_id
                WHERE credit.job = \(job.rawValue) AND credit.film_id = film.id ORDER BY credit.position
            )
        ), '')
        """
    }

    static let years = "INSERT INTO release_year SELECT year, count(*) FROM film WHERE year IS NOT NULL GROUP BY year"

    /// A sample of each index is enough for the planner.
    static let statistics = "PRAGMA analysis_limit = 1000; ANALYZE"
}
