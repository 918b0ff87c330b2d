import FilmzDomain
import GRDB

/// The tables of a catalogue file. They are made once and only read afterwards.
enum CatalogueSchema {
    /// The version of the schema. Raise it with every change of the tables or of their contents: older files are then
    /// made again.
    static let version = 11

    static func isCurrent(_ db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "PRAGMA user_version") == version
    }

    static func description(_ db: Database) throws -> CatalogueDescription? {
        let sql = "SELECT \(EditionColumn.list()) FROM edition"
        return try EditionColumn.fetchOne(db.cachedStatement(sql: sql)).map { row in
            CatalogueDescription(
                edition: row[.edition], origin: CatalogueDescription.Origin(rawValue: row[.origin]) ?? .filmz,
                contents: row[.contents], madeAt: Timestamp(milliseconds: row[.madeAt]), filmCount: row[.filmCount])
        }
    }

    /// Writes down what a catalogue is.
    static func insert(
        _ description: CatalogueDescription, revision: Int64, filmCount: Int, hasDays: Bool, in db: Database
    ) throws {
        let row = EditionColumn.arguments { column in
            switch column {
            case .edition: description.edition
            case .stamp: revision
            case .origin: description.origin.rawValue
            case .contents: description.contents
            case .madeAt: description.madeAt.milliseconds
            case .filmCount: filmCount
            case .hasDays: hasDays
            }
        }
        try db.execute(sql: EditionColumn.insertion(into: "edition"), arguments: row)
    }

    private enum EditionColumn: Int, StoredColumn {
        case edition, stamp, origin, contents, madeAt, filmCount, hasDays

        static let names = spelled
    }

    /// The random number that identifies a catalogue. It differs for each build, even of the same edition.
    static func revision(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: "SELECT stamp FROM edition")) ?? 0
    }

    /// Whether any film has a day of release. Without days, the newest films first are the best known first.
    static func hasDays(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT has_days FROM edition")) ?? false
    }

    /// The columns that ``madeArguments(_:story:)`` fills.
    static let madeColumns: [(name: String, type: String)] = [
        ("newest_first", "INTEGER NOT NULL"), ("release_day", "TEXT NOT NULL"), ("audience", "INTEGER NOT NULL"),
        ("logline", "TEXT"), ("keywords", "TEXT NOT NULL"),
    ]

    static let extraColumns = madeColumns + [("votes", "INTEGER NOT NULL")]

    /// The values of the extra columns that must not be NULL, for facts that are not known, as in
    /// ``FilmRecord/nothing``.
    static let nothing = FilmRecord.nothing(extraColumns)

    static func madeArguments(_ film: Film, story: FilmSynopsis?) -> StatementArguments {
        [
            newestFirst(film.releaseDate),
            film.releaseDate?.monthDay.description ?? "", film.likelyAudience.rawValue, story?.logline,
            FilmRecord.list(story?.keywords ?? []),
        ]
    }

    /// A number that rises from the newest film to the oldest and then to films without a day. All columns of an index
    /// then have one direction, so that a page can start anywhere in it.
    static func newestFirst(_ day: CalendarDay?) -> Int {
        day.map { 99_999_999 - ($0.year * 10_000 + $0.month * 100 + $0.day) } ?? 99_999_999
    }

    /// The SQL that makes the tables. Orders and title keys are tables of their own, because SQLite would have to open
    /// every index again for each row that is written.
    static let tables = """
        CREATE TABLE edition (
            edition TEXT NOT NULL,
            stamp INTEGER NOT NULL,
            origin TEXT NOT NULL,
            contents TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            film_count INTEGER NOT NULL,
            has_days INTEGER NOT NULL
        ) STRICT;

        \(FilmRecord.creation(of: "film", extraColumns: extraColumns))

        CREATE TABLE film_elsewhere (
            namespace TEXT NOT NULL,
            number INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (namespace, number, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_by_fame (
            prominence INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (prominence, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_by_year (
            year INTEGER NOT NULL,
            prominence INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (year, prominence, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_by_release (
            year INTEGER NOT NULL,
            newest_first INTEGER NOT NULL,
            prominence INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (year, newest_first, prominence, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_by_day (
            day TEXT NOT NULL,
            prominence INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (day, prominence, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_by_title (
            key INTEGER NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (key, film_id)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_name (
            film_id INTEGER NOT NULL,
            position INTEGER NOT NULL,
            name TEXT NOT NULL,
            language TEXT,
            title_rank INTEGER,
            PRIMARY KEY (film_id, position)
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE film_keyword (
            keyword TEXT NOT NULL,
            film_id INTEGER NOT NULL,
            PRIMARY KEY (keyword, film_id)
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

        \(CatalogueShows.tables)

        \(CatalogueEpisodes.table)

        CREATE TABLE release_year (year INTEGER PRIMARY KEY, film_count INTEGER NOT NULL) STRICT;

        CREATE TABLE facet (
            kind TEXT NOT NULL CHECK (kind IN ('genre', 'country', 'language')),
            value TEXT NOT NULL,
            PRIMARY KEY (kind, value)
        ) STRICT, WITHOUT ROWID;
        """

    static let creditIndexes = "CREATE INDEX credit_by_person ON credit(person_id, job);"

    /// The SQL that writes the names of directors and cast into the films.
    static let peopleOfFilms = """
        UPDATE film SET directors = \(names(of: .director)), "cast" = \(names(of: .cast))
        WHERE EXISTS (
            SELECT 1 FROM credit
            WHERE credit.film_id = film.id AND job IN (\(CreditBatch.Job.director.rawValue), \(CreditBatch.Job.cast.rawValue))
        )
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

    static let years = "INSERT INTO release_year SELECT year, count(*) FROM film_by_year GROUP BY year"

    /// The SQL that makes the planner's statistics, for which a sample of each index is enough.
    static let statistics = "PRAGMA analysis_limit = 1000; ANALYZE"
}
