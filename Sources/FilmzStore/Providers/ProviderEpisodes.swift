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
        for episode in list.episodes {
            try db.cachedStatement(
                sql: """
                    INSERT OR IGNORE INTO episode
                        (film_id, provider, position, id, title, aired, runtime, imdb_id, tmdb_id, tvmaze_id)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(
                arguments: key + [
                    episode.number?.position, episode.id.rawValue, episode.title, episode.aired?.description ?? "",
                    episode.runtime, episode.externalIDs.imdb?.number, episode.externalIDs.tmdb,
                    episode.externalIDs.tvmaze,
                ])
        }
    }

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
        let rows = try Row.fetchAll(db.cachedStatement(sql: bestSQL), arguments: [show.rawValue])
        let lists = rows.compactMap { row in
            Provider(rawValue: row["provider"]).map { provider in
                List(
                    provider: provider, fetchedAt: Timestamp(milliseconds: row["fetched_at"]),
                    knowsDays: row["knows_days"])
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

    /// The best lists of many shows. Shows without a list of any provider are missing.
    static func best(
        of shows: [Film.ID], in db: Database
    ) throws -> [Film.ID: (provider: Provider, fetchedAt: Timestamp)] {
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: listsSQL), arguments: ["shows": shows.map(\.rawValue).json])
        var best: [Film.ID: (provider: Provider, fetchedAt: Timestamp)] = [:]
        for row in rows {
            guard let show = Film.ID(rawValue: row[0]), let provider = Provider(rawValue: row[1]) else { continue }
            guard best[show].map({ provider.rankOfEpisodes < $0.provider.rankOfEpisodes }) != false else { continue }
            best[show] = (provider, Timestamp(milliseconds: row[2]))
        }
        return best
    }

    static let listsSQL = """
        SELECT l.film_id, l.provider, l.fetched_at FROM json_each(:shows) asked
        CROSS JOIN episode_list l ON l.film_id = asked.value
        """

    /// The episodes of a provider's lists that come out on these days, the earliest first.
    static func episodes(
        by provider: Provider, of shows: [Film.ID], on days: ClosedRange<CalendarDay>, limit: Int, in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        let arguments: StatementArguments = [
            "shows": shows.map(\.rawValue).json, "provider": provider.rawValue,
            "from": days.lowerBound.description, "to": days.upperBound.description, "limit": limit,
        ]
        return try Row.fetchAll(db.cachedStatement(sql: daysSQL), arguments: arguments).compactMap { row in
            guard let show = Film.ID(rawValue: row[0]), let episode = EpisodeRecord.episode(row, at: 1) else {
                return nil
            }
            return (show, episode)
        }
    }

    static let daysSQL = """
        SELECT e.film_id, \(EpisodeRecord.columns) FROM json_each(:shows) asked
        CROSS JOIN episode e ON e.film_id = asked.value AND e.provider = :provider AND e.aired BETWEEN :from AND :to
        ORDER BY e.aired, e.film_id, e.position LIMIT :limit
        """

    /// A number that changes with every list that comes or goes, and that no other file has.
    static func stamp(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db.cachedStatement(sql: stampSQL)) ?? 0
    }

    static let stampSQL = "SELECT lists FROM episode_stamp"

    /// The episodes in a range of positions, in their order.
    static func episodes(
        by provider: Provider, at positions: Range<Int>, of show: Film.ID, limit: Int, in db: Database
    ) throws -> [Episode] {
        try Row.fetchAll(
            db.cachedStatement(sql: rangeSQL),
            arguments: [show.rawValue, provider.rawValue, positions.lowerBound, positions.upperBound, limit]
        ).compactMap { EpisodeRecord.episode($0) }
    }

    static let rangeSQL = """
        SELECT \(EpisodeRecord.columns) FROM episode e
        WHERE e.film_id = ? AND e.provider = ? AND e.position >= ? AND e.position < ? ORDER BY e.position LIMIT ?
        """

    static func episode(
        _ id: Episode.ID, by provider: Provider, of show: Film.ID, in db: Database
    ) throws -> Episode? {
        let sql = "SELECT \(EpisodeRecord.columns) FROM episode e WHERE e.film_id = ? AND e.provider = ? AND e.id = ?"
        let row = try Row.fetchOne(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, provider.rawValue, id.rawValue])
        return row.flatMap { EpisodeRecord.episode($0) }
    }

    /// The number of episodes of each season, by the season's number, and the day when the first was shown.
    static func counts(
        by provider: Provider, of show: Film.ID, in db: Database
    ) throws -> [Int: (count: Int, firstAired: CalendarDay?)] {
        let sql = """
            SELECT \(EpisodeRecord.season("position")), count(*), min(nullif(aired, '')) FROM episode
            WHERE film_id = ? AND provider = ? GROUP BY 1
            """
        let rows = try Row.fetchAll(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, provider.rawValue])
        return Dictionary(
            rows.map { ($0[0], (count: $0[1], firstAired: ($0[2] as String?).flatMap(CalendarDay.init(_:)))) }
        ) { first, _ in first }
    }
}

extension Provider {
    /// The rank of a provider's list of episodes: the lowest is preferred.
    fileprivate var rankOfEpisodes: Int {
        switch self {
        case .tmdb: 0
        case .tvmaze: 1
        case .omdb: 2
        case .iTunes, .amc: 3
        }
    }
}
