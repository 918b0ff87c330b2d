import FilmzDomain
import GRDB

/// The columns in which every database keeps an episode that it knows by itself.
enum EpisodeColumn: Int, StoredColumn {
    case id, position, title, aired, runtime, imdbID, tmdbID, tvmazeID

    static let names = spelled

    /// The episode's value for this column.
    func value(of episode: Episode) -> (any DatabaseValueConvertible)? {
        switch self {
        case .id: episode.id.rawValue
        case .position: episode.number?.position
        case .title: episode.title
        case .aired: episode.aired?.description ?? ""
        case .runtime: episode.runtime
        case .imdbID: episode.externalIDs.imdb?.number
        case .tmdbID: episode.externalIDs.tmdb
        case .tvmazeID: episode.externalIDs.tvmaze
        }
    }
}

/// Episodes that somebody has logged, in the table `episode` of the personal database. Call the functions inside a
/// transaction.
enum EpisodeRecord {
    /// Notes that episodes were logged, with what is known of them.
    /// - Returns: the IDs by which they are kept, by those that they were asked for with
    static func keep(_ episodes: [Episode], of show: Film.ID, in db: Database) throws -> [Episode.ID: Episode.ID] {
        var ids: [Episode.ID: Episode.ID] = [:]
        for episode in episodes { ids[episode.id] = try keep(episode, of: show, in: db) }
        return ids
    }

    private static func keep(_ episode: Episode, of show: Film.ID, in db: Database) throws -> Episode.ID {
        let namesake = try fetch([episode.id], of: show, in: db)[episode.id]
        // A database may have entered an episode anew and brought back the old entry, as another one.
        let isAnother = namesake.map { $0.externalIDs.isSame(as: episode.externalIDs) == false } ?? false
        if let namesake, !isAnother { return try fill(namesake, from: episode, of: show, in: db) }
        if let number = episode.number, let storedEpisode = try self.episode(number, of: show, in: db) {
            guard storedEpisode.externalIDs.isSame(as: episode.externalIDs) == false else {
                return try fill(storedEpisode, from: episode, of: show, in: db)
            }
            // The number belongs to another episode by now.
            try displace(storedEpisode.id, of: show, in: db)
            try noteChange(of: show, in: db)
        }
        let needsID = episode.id.number != nil || isAnother
        let id = if needsID { try lastingID(episode.number ?? .first, of: show, in: db) } else { episode.id }
        try save(episode.identified(by: id), of: show, in: db)
        return id
    }

    /// An ID that no episode of the show has, for one of which only the number is known.
    private static func lastingID(_ number: EpisodeNumber, of show: Film.ID, in db: Database) throws -> Episode.ID {
        var count = 0
        while try !fetch([Episode.ID(keeping: number, after: count)], of: show, in: db).isEmpty { count += 1 }
        return Episode.ID(keeping: number, after: count)
    }

    /// Writes down what is new about a kept episode. Mostly nothing is.
    private static func fill(
        _ stored: Episode, from newer: Episode, of show: Film.ID, in db: Database
    ) throws -> Episode.ID {
        let merged = stored.filled(from: newer)
        if merged != stored { try save(merged, of: show, in: db) }
        return stored.id
    }

    /// Keeps what was logged with the right episodes of a newer list.
    static func follow(_ episodes: [Episode], of show: Film.ID, in db: Database) throws {
        let rows = try EpisodeColumn.fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM episode e WHERE e.film_id = ?"), arguments: [show.rawValue])
        let decisions = EpisodeReconciliation.decisions(kept: rows.compactMap(self.episode), listed: episodes)
        guard !decisions.isEmpty else { return }
        // A number must be free before another episode gets it.
        for decision in decisions {
            switch decision {
            case .displace(let id): try displace(id, of: show, in: db)
            case .update(let episode):
                var pending = episode
                pending.number = nil
                try save(pending, of: show, in: db)
            }
        }
        for case .update(let episode) in decisions { try save(episode, of: show, in: db) }
        try noteChange(of: show, in: db)
    }

    /// Takes an episode's number away, and remembers which it was.
    private static func displace(_ id: Episode.ID, of show: Film.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                UPDATE episode SET former = position, position = NULL
                WHERE film_id = ? AND id = ? AND position IS NOT NULL
                """
        ).execute(arguments: [show.rawValue, id.rawValue])
    }

    /// Counts again what is counted by number, and makes everything that was remembered about persons' films outdated.
    private static func noteChange(of show: Film.ID, in db: Database) throws {
        try SeasonsSeen.recount(show, in: db)
        try db.execute(sql: "UPDATE film_stamp SET facts = facts + 1")
    }

    static func save(_ episode: Episode, of show: Film.ID, in db: Database) throws {
        let row = EpisodeColumn.arguments { $0.value(of: episode) }
        try db.cachedStatement(sql: saveSQL).execute(arguments: [show.rawValue] + row)
    }

    private static let saveSQL = EpisodeColumn.upsertion(into: "episode", owner: ["film_id"], key: [.id])

    /// The number of the season in a column with ``EpisodeNumber/position``.
    static func season(_ column: String) -> String { "\(column) >> \(EpisodeNumber.episodeBits)" }

    /// The columns of `episode e`.
    static let columns = EpisodeColumn.list(of: "e")

    /// Nil when there is no episode.
    static func episode(_ row: StoredRow<EpisodeColumn>) -> Episode? {
        guard let id = (row[.id] as Int64?).flatMap(Episode.ID.init(rawValue:)) else { return nil }
        return Episode(
            id: id, number: (row[.position] as Int?).flatMap(EpisodeNumber.init(position:)), title: row[.title],
            aired: (row[.aired] as String?).flatMap(CalendarDay.init(_:)), runtime: row[.runtime],
            externalIDs: Episode.ExternalIDs(
                imdb: (row[.imdbID] as Int?).flatMap(IMDbID.init(number:)), tmdb: row[.tmdbID],
                tvmaze: row[.tvmazeID]))
    }

    static func fetch(
        _ ids: Set<Episode.ID>, of show: Film.ID, in db: Database
    ) throws -> [Episode.ID: Episode] {
        let rows = try EpisodeColumn.fetchAll(
            db.cachedStatement(sql: byIDSQL), arguments: ["film": show.rawValue, "ids": ids.map(\.rawValue).json])
        let episodes = rows.compactMap(episode)
        return Dictionary(episodes.map { ($0.id, $0) }) { first, _ in first }
    }

    static let byIDSQL = """
        SELECT \(columns) FROM json_each(:ids) asked
        \(Dialect.join) episode e ON e.film_id = :film AND e.id = asked.value
        """

    static func episode(_ number: EpisodeNumber, of show: Film.ID, in db: Database) throws -> Episode? {
        let sql = "SELECT \(columns) FROM episode e WHERE e.film_id = ? AND e.position = ?"
        return try EpisodeColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [show.rawValue, number.position]
        ).flatMap(episode)
    }

    /// Those in a range of positions, in their order.
    static func episodes(
        at positions: Range<Int>, of show: Film.ID, limit: Int, in db: Database
    ) throws -> [Episode] {
        try EpisodeColumn.fetchAll(
            db.cachedStatement(sql: rangeSQL),
            arguments: [show.rawValue, positions.lowerBound, positions.upperBound, limit]
        ).compactMap(episode)
    }

    static let rangeSQL = """
        SELECT \(columns) FROM episode e WHERE e.film_id = ? AND e.position >= ? AND e.position < ?
        ORDER BY e.position LIMIT ?
        """

    /// Those of several shows that come out on these days, the earliest first.
    static func episodes(
        of shows: [Film.ID], on days: ClosedRange<CalendarDay>, limit: Int, in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        let arguments: StatementArguments = [
            "shows": shows.map(\.rawValue).json, "from": days.lowerBound.description, "to": days.upperBound.description,
            "limit": limit,
        ]
        return try ofShows(db.cachedStatement(sql: daysSQL), arguments: arguments)
    }

    static let daysSQL = """
        SELECT e.film_id, \(columns) FROM json_each(:shows) asked
        \(Dialect.join) episode e ON e.film_id = asked.value AND e.aired BETWEEN :from AND :to
        WHERE e.position IS NOT NULL ORDER BY e.aired, e.film_id, e.position LIMIT :limit
        """

    /// Those with these numbers.
    static func episodes(
        _ numbers: [(show: Film.ID, number: EpisodeNumber)], in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        let json = numbers.json { [$0.show.rawValue, Int64($0.number.position)] }
        return try ofShows(db.cachedStatement(sql: numbersSQL), arguments: ["numbers": json])
    }

    static let numbersSQL = """
        SELECT e.film_id, \(columns) FROM json_each(:numbers) asked
        \(Dialect.join) episode e ON e.film_id = asked.value ->> 0 AND e.position = asked.value ->> 1
        """

    /// Those with these IDs.
    static func episodes(
        _ ids: [(show: Film.ID, id: Episode.ID)], in db: Database
    ) throws -> [(show: Film.ID, episode: Episode)] {
        guard !ids.isEmpty else { return [] }
        let json = ids.json { [$0.show.rawValue, $0.id.rawValue] }
        return try ofShows(db.cachedStatement(sql: idsSQL), arguments: ["ids": json])
    }

    static let idsSQL = """
        SELECT e.film_id, \(columns) FROM json_each(:ids) asked
        \(Dialect.join) episode e ON e.film_id = asked.value ->> 0 AND e.id = asked.value ->> 1
        """

    /// The episodes of several shows.
    /// - Parameter statement: a SELECT of ``FilmIDColumn`` and ``columns``
    static func ofShows(
        _ statement: Statement, arguments: StatementArguments
    ) throws -> [(show: Film.ID, episode: Episode)] {
        let film = try ColumnPlace<FilmIDColumn>(in: statement)
        return try EpisodeColumn.fetchAll(statement, arguments: arguments).compactMap { row in
            guard let show = Film.ID(rawValue: film.columns(of: row)[.filmID]), let episode = episode(row) else {
                return nil
            }
            return (show, episode)
        }
    }

    /// Two shows prove to be one: what the survivor lacks is copied.
    static func merge(_ id: Film.ID, into survivor: Film.ID, in db: Database) throws {
        // An episode whose number the survivor has given to another one comes without it.
        let rest = EpisodeColumn.stored.filter { ![.id, .position].contains($0) }.map(\.sql).joined(separator: ", ")
        for (position, former) in [("position", "former"), ("NULL", "coalesce(former, position)")] {
            try db.execute(
                sql: """
                    INSERT INTO episode (film_id, id, position, former, \(rest))
                    SELECT :survivor, id, \(position), \(former), \(rest) FROM episode WHERE film_id = :id
                    ON CONFLICT DO NOTHING
                    """, arguments: ["survivor": survivor.rawValue, "id": id.rawValue])
        }
        try db.execute(sql: "DELETE FROM episode WHERE film_id = ?", arguments: [id.rawValue])
        try SeasonsSeen.recount(survivor, in: db)
    }

    /// Some episodes of a show, for counting those that a person has seen.
    struct Viewed {
        private let episodes: Set<Episode.ID>
        private let show: Film.ID
        private let person: Person.ID

        init(_ episodes: Set<Episode.ID>, show: Film.ID, of person: Person.ID) {
            self.episodes = episodes
            self.show = show
            self.person = person
        }

        func count(_ db: Database) throws -> Int {
            guard !episodes.isEmpty else { return 0 }
            return try Int.fetchOne(
                db.cachedStatement(sql: Self.sql),
                arguments: [
                    "ids": episodes.map(\.rawValue).json, "person": person.rawValue, "film": show.rawValue,
                ]) ?? 0
        }

        func countsOfSeasons(_ db: Database) throws -> [Int: Int] {
            try SeasonsSeen(show: show, person: person).counts(of: episodes, in: db)
        }

        /// - Parameter before: what ``countsOfSeasons(_:)`` was before
        func noteSeasons(insteadOf before: [Int: Int], in db: Database) throws {
            try SeasonsSeen(show: show, person: person).note(try countsOfSeasons(db), insteadOf: before, in: db)
        }

        static let sql = """
            SELECT count(*) FROM json_each(:ids) asked WHERE EXISTS (
                SELECT 1 FROM viewing WHERE person_id = :person AND film_id = :film AND episode_id = asked.value
            )
            """
    }
}
