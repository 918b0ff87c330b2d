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
        let row = try ShowColumn.fetchOne(db.cachedStatement(sql: showSQL), arguments: [show.rawValue])
        let seasons = try ShowSeasonColumn.fetchAll(db.cachedStatement(sql: seasonsSQL), arguments: [show.rawValue])
        let run = ShowRun(
            lastYear: row?[.lastYear], seasonCount: row?[.seasonCount], episodeCount: row?[.episodeCount],
            seasons: seasons.map { season in
                ShowRun.Season(
                    number: season[.number], firstAired: CalendarDay(season[.firstAired] as String),
                    episodeCount: season[.episodeCount])
            })
        if run == ShowRun() { return nil }
        return run
    }

    static let showSQL = "SELECT \(ShowColumn.list()) FROM show WHERE film_id = ?"

    /// The numbers of episodes of these shows, as far as they are known.
    static func episodeCounts(of shows: [Film.ID], in db: Database) throws -> [Film.ID: Int] {
        let statement = try db.cachedStatement(sql: episodeCountsSQL)
        let film = try ColumnPlace<FilmIDColumn>(in: statement)
        let counts = try ShowColumn.fetchAll(statement, arguments: ["shows": shows.map(\.rawValue).json])
            .compactMap { row -> (show: Film.ID, count: Int)? in
                guard let show = Film.ID(rawValue: film.columns(of: row)[.filmID]), let count: Int = row[.episodeCount]
                else { return nil }
                return (show, count)
            }
        return Dictionary(uniqueKeysWithValues: counts.map { ($0.show, $0.count) })
    }

    static let episodeCountsSQL = """
        SELECT s.film_id, \(ShowColumn.list(of: "s")) FROM json_each(:shows) asked
        \(Dialect.join) show s ON s.film_id = asked.value
        """

    static let seasonsSQL = "SELECT \(ShowSeasonColumn.list()) FROM season WHERE film_id = ?"

    /// The seasons of these shows that begin on these days.
    static func seasons(
        of shows: [Film.ID], beginningOn days: ClosedRange<CalendarDay>, in db: Database
    ) throws -> [(show: Film.ID, number: Int, firstAired: CalendarDay)] {
        let arguments: StatementArguments = [
            "shows": shows.map(\.rawValue).json, "from": days.lowerBound.description, "to": days.upperBound.description,
        ]
        let statement = try db.cachedStatement(sql: beginningSQL)
        let film = try ColumnPlace<FilmIDColumn>(in: statement)
        return try ShowSeasonColumn.fetchAll(statement, arguments: arguments).compactMap { row in
            guard let show = Film.ID(rawValue: film.columns(of: row)[.filmID]),
                let day = CalendarDay(row[.firstAired] as String)
            else { return nil }
            return (show, row[.number], day)
        }
    }

    static let beginningSQL = """
        SELECT s.film_id, \(ShowSeasonColumn.list(of: "s")) FROM json_each(:shows) asked
        \(Dialect.join) season s ON s.film_id = asked.value AND s.first_aired BETWEEN :from AND :to
        """

    static func insert(_ run: ShowRun, of show: Film.ID, in db: Database) throws {
        let row = ShowColumn.arguments { column in
            switch column {
            case .lastYear: run.lastYear
            case .seasonCount: run.seasonCount
            case .episodeCount: run.episodeCount
            }
        }
        try db.cachedStatement(sql: showInsertionSQL).execute(arguments: [show.rawValue] + row)
        for season in run.seasons {
            let row = ShowSeasonColumn.arguments { column in
                switch column {
                case .number: season.number
                case .firstAired: season.firstAired?.description ?? ""
                case .episodeCount: season.episodeCount
                }
            }
            try db.cachedStatement(sql: seasonInsertionSQL).execute(arguments: [show.rawValue] + row)
        }
    }

    private static let showInsertionSQL =
        ShowColumn.insertion(into: "show", owner: ["film_id"]) + " ON CONFLICT DO NOTHING"
    private static let seasonInsertionSQL =
        ShowSeasonColumn.insertion(into: "season", owner: ["film_id"]) + " ON CONFLICT DO NOTHING"

    /// The columns of `show`.
    private enum ShowColumn: Int, StoredColumn {
        case lastYear, seasonCount, episodeCount

        static let names = spelled
    }

    /// The columns of `season`.
    private enum ShowSeasonColumn: Int, StoredColumn {
        case number, firstAired, episodeCount

        static let names = spelled
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
