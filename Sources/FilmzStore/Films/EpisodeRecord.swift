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

    /// The episodes of a show in a range of positions, in their order.
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

    /// The episodes of several shows that come out on these days, the earliest first.
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

    /// The episodes with these numbers. Numbers without an episode are missing.
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

    /// The episodes with these IDs. IDs without an episode are missing.
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
}
