import FilmzDomain
import GRDB

/// The runs of a catalogue's shows, in the tables `show` and `season`.
enum CatalogueShows {
    static let tables = """
        CREATE TABLE show (
            film_id INTEGER PRIMARY KEY,
            last_year INTEGER,
            season_count INTEGER,
            episode_count INTEGER
        ) STRICT;

        CREATE TABLE season (
            film_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            first_aired TEXT NOT NULL,
            episode_count INTEGER,
            PRIMARY KEY (film_id, number)
        ) STRICT, WITHOUT ROWID;
        """

    /// The run of a show; nil when nothing is known about it.
    static func run(of show: Film.ID, in db: Database) throws -> ShowRun? {
        let row = try Row.fetchOne(db.cachedStatement(sql: showSQL), arguments: [show.rawValue])
        let seasons = try Row.fetchAll(db.cachedStatement(sql: seasonsSQL), arguments: [show.rawValue]).map { row in
            ShowRun.Season(number: row[0], firstAired: CalendarDay(row[1] as String), episodeCount: row[2])
        }
        let run = ShowRun(lastYear: row?[0], seasonCount: row?[1], episodeCount: row?[2], seasons: seasons)
        if run == ShowRun() { return nil }
        return run
    }

    static let showSQL = "SELECT last_year, season_count, episode_count FROM show WHERE film_id = ?"

    static let seasonsSQL = "SELECT number, first_aired, episode_count FROM season WHERE film_id = ?"

    /// The seasons of these shows that begin on these days.
    static func seasons(
        of shows: [Film.ID], beginningOn days: ClosedRange<CalendarDay>, in db: Database
    ) throws -> [(show: Film.ID, number: Int, firstAired: CalendarDay)] {
        let arguments: StatementArguments = [
            "shows": shows.map(\.rawValue).json, "from": days.lowerBound.description, "to": days.upperBound.description,
        ]
        return try Row.fetchAll(db.cachedStatement(sql: beginningSQL), arguments: arguments).compactMap { row in
            guard let show = Film.ID(rawValue: row[0]), let day = CalendarDay(row[2] as String) else { return nil }
            return (show, row[1], day)
        }
    }

    static let beginningSQL = """
        SELECT s.film_id, s.number, s.first_aired FROM json_each(:shows) asked
        CROSS JOIN season s ON s.film_id = asked.value AND s.first_aired BETWEEN :from AND :to
        """

    static func insert(_ run: ShowRun, of show: Film.ID, in db: Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO show VALUES (?, ?, ?, ?)")
            .execute(arguments: [show.rawValue, run.lastYear, run.seasonCount, run.episodeCount])
        for season in run.seasons {
            try db.cachedStatement(sql: "INSERT OR IGNORE INTO season VALUES (?, ?, ?, ?)").execute(
                arguments: [show.rawValue, season.number, season.firstAired?.description ?? "", season.episodeCount])
        }
    }

    /// Removes the rows about shows that the catalogue does not have: another film may get their IDs.
    static func removeUnknown(_ db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM show WHERE film_id NOT IN (SELECT id FROM film);
                DELETE FROM season WHERE film_id NOT IN (SELECT id FROM film)
                """)
    }
}

extension CatalogueDraft {
    func add(_ runs: [Film.ID: ShowRun]) throws {
        try write { db in
            for (show, run) in runs { try CatalogueShows.insert(run, of: show, in: db) }
        }
    }
}
