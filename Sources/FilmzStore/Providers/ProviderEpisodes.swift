import FilmzDomain
import GRDB

/// Lists of shows' episodes by providers, in the tables `episode_list` and `episode`.
enum ProviderEpisodes {
    static let tables = """
        CREATE TABLE episode_list (
            film_id INTEGER NOT NULL,
            provider TEXT NOT NULL,
            fetched_at INTEGER NOT NULL,
            PRIMARY KEY (film_id, provider)
        ) STRICT;

        CREATE INDEX episode_list_by_age ON episode_list(fetched_at);

        CREATE TABLE episode_stamp (lists INTEGER NOT NULL) STRICT;
        INSERT INTO episode_stamp VALUES (random() >> 16);

        CREATE TRIGGER episode_list_came AFTER INSERT ON episode_list
        BEGIN UPDATE episode_stamp SET lists = lists + 1; END;

        CREATE TRIGGER episode_list_went AFTER DELETE ON episode_list
        BEGIN UPDATE episode_stamp SET lists = lists + 1; END;

        CREATE TABLE episode (
            film_id INTEGER NOT NULL,
            provider TEXT NOT NULL,
            position INTEGER NOT NULL,
            id INTEGER NOT NULL,
            title TEXT,
            aired TEXT NOT NULL,
            runtime INTEGER,
            imdb_id INTEGER,
            tmdb_id INTEGER,
            tvmaze_id INTEGER,
            PRIMARY KEY (film_id, provider, position),
            FOREIGN KEY (film_id, provider) REFERENCES episode_list(film_id, provider) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;

        CREATE INDEX episode_by_day ON episode(film_id, provider, aired);
        """

    static func save(_ list: EpisodeList, of show: Film.ID, at now: Timestamp, in db: Database) throws {
        let key: StatementArguments = [show.rawValue, list.provider.rawValue]
        try db.execute(sql: "DELETE FROM episode_list WHERE film_id = ? AND provider = ?", arguments: key)
        try db.execute(
            sql: "INSERT INTO episode_list (film_id, provider, fetched_at) VALUES (?, ?, ?)",
            arguments: key + [now.milliseconds])
        // The table has no place for an episode without a number.
        for episode in list.episodes where episode.number != nil {
            let row = EpisodeColumn.arguments { $0.value(of: episode) }
            try db.cachedStatement(sql: insertionSQL).execute(arguments: key + row)
        }
    }

    /// An insertion that keeps the first of several episodes with one number.
    private static let insertionSQL =
        EpisodeColumn.insertion(into: "episode", owner: ["film_id", "provider"]) + " ON CONFLICT DO NOTHING"

    /// - Parameter ids: all IDs that lead to the show
    static func forget(_ provider: Provider, of ids: [Film.ID], in db: Database) throws {
        for id in ids {
            try db.cachedStatement(sql: "DELETE FROM episode_list WHERE film_id = ? AND provider = ?")
                .execute(arguments: [id.rawValue, provider.rawValue])
        }
    }

    /// The facts about a provider's list as a whole.
    struct List {
        var provider: Provider
        /// The time when the provider was asked.
        var fetchedAt: Timestamp
        /// Whether any episode of the list has a day.
        var knowsDays: Bool
    }

    /// The best list; nil when no provider has one.
    static func best(of show: Film.ID, in db: Database) throws -> List? {
        let rows = try ListColumn.fetchAll(db.cachedStatement(sql: bestSQL), arguments: [show.rawValue])
        let lists = rows.compactMap { row in
            Provider(rawValue: row[.provider]).map { provider in
                List(
                    provider: provider, fetchedAt: Timestamp(milliseconds: row[.fetchedAt]),
                    knowsDays: row[.knowsDays])
            }
        }
        return lists.min { $0.provider.rankOfEpisodes < $1.provider.rankOfEpisodes }
    }

    static let bestSQL = """
        SELECT provider, fetched_at, EXISTS (
            SELECT 1 FROM episode e
            WHERE e.film_id = l.film_id AND e.provider = l.provider AND e.aired > ''
        ) AS knows_days
        FROM episode_list l WHERE film_id = ?
        """

    private enum ListColumn: Int, StoredColumn {
        case provider, fetchedAt, knowsDays

        static let names = spelled
    }

    /// The best lists of many shows. Shows without a list of any provider are missing.
    static func best(
        of shows: [Film.ID], in db: Database
    ) throws -> [Film.ID: (provider: Provider, fetchedAt: Timestamp)] {
        let rows = try ListOfShowColumn.fetchAll(
            db.cachedStatement(sql: listsSQL), arguments: ["shows": shows.map(\.rawValue).json])
        var best: [Film.ID: (provider: Provider, fetchedAt: Timestamp)] = [:]
        for row in rows {
            guard let show = Film.ID(rawValue: row[.filmID]), let provider = Provider(rawValue: row[.provider])
            else { continue }
            guard best[show].map({ provider.rankOfEpisodes < $0.provider.rankOfEpisodes }) != false else { continue }
            best[show] = (provider, Timestamp(milliseconds: row[.fetchedAt]))
        }
        return best
    }

    static let listsSQL = """
        SELECT l.film_id, l.provider, l.fetched_at FROM json_each(:shows) asked
        \(Dialect.join) episode_list l ON l.film_id = asked.value
        """

    private enum ListOfShowColumn: Int, StoredColumn {
        case filmID, provider, fetchedAt

        static let names = spelled
    }

    /// The episodes of a provider's lists that come out on these days, the earliest first.
    static func episodes(
        by provider: Provider, of shows: [Film.ID], on days: ClosedRange<CalendarDay>, limit: Int, in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        let arguments: StatementArguments = [
            "shows": shows.map(\.rawValue).json, "provider": provider.rawValue,
            "from": days.lowerBound.description, "to": days.upperBound.description, "limit": limit,
        ]
        return try EpisodeRecord.ofShows(db.cachedStatement(sql: daysSQL), arguments: arguments)
    }

    static let daysSQL = """
        SELECT e.film_id, \(EpisodeRecord.columns) FROM json_each(:shows) asked
        \(Dialect.join) episode e ON e.film_id = asked.value AND e.provider = :provider
            AND e.aired BETWEEN :from AND :to
        ORDER BY e.aired, e.film_id, e.position LIMIT :limit
        """

    /// A number that changes with every list that comes or goes, and that no other file has.
    static func revision(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: revisionSQL)) ?? 0
    }

    static let revisionSQL = "SELECT lists FROM episode_stamp"

    /// The episodes in a range of positions, in their order.
    static func episodes(
        by provider: Provider, at positions: Range<Int>, of show: Film.ID, limit: Int, in db: Database
    ) throws -> [Episode] {
        try EpisodeColumn.fetchAll(
            db.cachedStatement(sql: rangeSQL),
            arguments: [show.rawValue, provider.rawValue, positions.lowerBound, positions.upperBound, limit]
        ).compactMap(EpisodeRecord.episode)
    }

    static let rangeSQL = """
        SELECT \(EpisodeRecord.columns) FROM episode e
        WHERE e.film_id = ? AND e.provider = ? AND e.position >= ? AND e.position < ? ORDER BY e.position LIMIT ?
        """

    static func episode(
        _ id: Episode.ID, by provider: Provider, of show: Film.ID, in db: Database
    ) throws -> Episode? {
        let sql = "SELECT \(EpisodeRecord.columns) FROM episode e WHERE e.film_id = ? AND e.provider = ? AND e.id = ?"
        return try EpisodeColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, provider.rawValue, id.rawValue]
        ).flatMap(EpisodeRecord.episode)
    }

    /// The number of episodes of each season, by the season's number, and the day when the first was shown.
    static func counts(
        by provider: Provider, of show: Film.ID, in db: Database
    ) throws -> [Int: (count: Int, firstAired: CalendarDay?)] {
        let sql = """
            SELECT \(EpisodeRecord.season("position")) AS season, count(*) AS episode_count,
                min(nullif(aired, '')) AS first_aired
            FROM episode WHERE film_id = ? AND provider = ? GROUP BY 1
            """
        let rows = try CountColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, provider.rawValue])
        return Dictionary(
            rows.map { row in
                let firstAired = (row[.firstAired] as String?).flatMap(CalendarDay.init(_:))
                return (row[.season], (count: row[.episodeCount], firstAired: firstAired))
            }
        ) { first, _ in first }
    }

    private enum CountColumn: Int, StoredColumn {
        case season, episodeCount, firstAired

        static let names = spelled
    }
}
