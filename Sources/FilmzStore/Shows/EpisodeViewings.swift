import FilmzDomain
import GRDB

/// One person's viewings of one show, in the tables `episode` and `viewing`. Call the functions inside a transaction.
struct EpisodeViewings {
    let show: Film.ID
    let person: Person.ID

    private var arguments: StatementArguments { ["person": person.rawValue, "film": show.rawValue] }

    /// The last number of all regular episodes seen; nil when none was.
    func furthest(_ db: Database) throws -> EpisodeNumber? {
        let position = try Int.fetchOne(db.cachedStatement(sql: Self.furthestSQL), arguments: arguments)
        return position.flatMap(EpisodeNumber.init(position:))
    }

    /// The newest rating of each episode that has any.
    func ratings(_ db: Database) throws -> [EpisodeRating] {
        let rows = try RatingColumn.fetchAll(
            db.cachedStatement(sql: Self.ratingsSQL), arguments: arguments + ["limit": ShowProgress.ratingLimit])
        return rows.compactMap { row in
            guard let number = EpisodeNumber(position: row[.position]), let rating = Rating(halfStars: row[.rating])
            else { return nil }
            return EpisodeRating(number, rating: rating)
        }
    }

    private enum RatingColumn: Int, StoredColumn {
        case position, rating

        static let names = spelled
    }

    /// The viewings of episodes without a number. Mostly there are none, which the counts of the show tell at once.
    /// - Parameter counted: the number of episodes with numbers that were seen since the person began the show again
    func unplaced(besides counted: Int, in db: Database) throws -> [UnplacedEpisode] {
        let seen = try Int.fetchOne(db.cachedStatement(sql: Self.seenSQL), arguments: arguments) ?? 0
        guard seen > counted else { return [] }
        let statement = try db.cachedStatement(sql: Self.unplacedSQL)
        let episodes = try ColumnPlace<EpisodeColumn>(in: statement)
        let rows = try UnplacedColumn.fetchAll(
            statement, arguments: arguments + ["limit": ShowProgress.unplacedLimit])
        return rows.compactMap { row in
            guard let episode = EpisodeRecord.episode(episodes.columns(of: row)) else { return nil }
            let ids = (row[.viewings] as String).split(separator: ",").compactMap { Int64($0) }
            return UnplacedEpisode(
                episode: episode, former: (row[.former] as Int?).flatMap(EpisodeNumber.init(position:)),
                viewings: Set(ids.compactMap(Viewing.ID.init(rawValue:))),
                watchedOn: WatchedOn(row[.watchedOn] as String) ?? .unknown)
        }
    }

    private enum UnplacedColumn: Int, StoredColumn {
        case former, watchedOn, viewings

        static let names = spelled
    }

    static let seenSQL = "SELECT episode_count FROM my_film WHERE person_id = :person AND film_id = :film"

    static let unplacedSQL = """
        SELECT \(EpisodeRecord.columns), e.former, max(v.watched_on) AS watched_on, group_concat(v.id) AS viewings
        FROM episode e
        \(Dialect.join) viewing v ON v.person_id = :person AND v.film_id = :film AND v.episode_id = e.id
        WHERE e.film_id = :film AND e.position IS NULL
        GROUP BY e.id ORDER BY e.former, e.id LIMIT :limit
        """

    /// The positions of the episodes seen in a range.
    func positions(in range: Range<Int>, db: Database) throws -> Set<Int> {
        Set(
            try Int.fetchAll(
                db.cachedStatement(sql: Self.positionsSQL),
                arguments: arguments + ["from": range.lowerBound, "to": range.upperBound]))
    }

    /// The newest viewing of each of these episodes, and the number of its viewings. Episodes that were never seen are
    /// missing.
    func newest(of episodes: [Episode.ID], in db: Database) throws -> [Episode.ID: MyEpisode] {
        let statement = try db.cachedStatement(sql: Self.newestSQL)
        let viewings = try ColumnPlace<ViewingColumn>(in: statement)
        let facts = try ColumnPlace<EpisodeColumn>(in: statement)
        let rows = try SeenColumn.fetchAll(statement, arguments: arguments + ["ids": episodes.map(\.rawValue).json])
        var result: [Episode.ID: MyEpisode] = [:]
        for row in rows {
            guard let episode = EpisodeRecord.episode(facts.columns(of: row)) else { continue }
            result[episode.id] = MyEpisode(
                episode: episode, viewing: row[.isSeen] ? try MyFilmRecord.viewing(viewings.columns(of: row)) : nil,
                viewingCount: row[.viewingCount])
        }
        return result
    }

    private enum SeenColumn: Int, StoredColumn {
        case isSeen, viewingCount

        static let names = spelled
    }

    /// The SQL column of the furthest position seen of `my_film m`.
    static let furthestColumn = """
        (
            SELECT s.furthest FROM season_seen s
            WHERE s.person_id = :person AND s.film_id = m.film_id AND s.season >= 1 ORDER BY s.season DESC LIMIT 1
        )
        """

    static let furthestSQL = """
        SELECT \(furthestColumn) FROM my_film m WHERE m.person_id = :person AND m.film_id = :film
        """

    /// The SQL for the newest ratings. With `max`, SQLite takes the other columns from the row that has it.
    static let ratingsSQL = """
        SELECT e.position, v.rating, max(v.watched_on || v.logged_at) AS newest
        FROM viewing v \(Dialect.index("viewing_of_episode_rated"))
        \(Dialect.join) episode e ON e.film_id = v.film_id AND e.id = v.episode_id
        WHERE v.person_id = :person AND v.film_id = :film AND v.episode_id IS NOT NULL AND v.rating IS NOT NULL
            AND e.position IS NOT NULL
        GROUP BY e.position ORDER BY e.position LIMIT :limit
        """

    static let positionsSQL = """
        SELECT e.position FROM my_film m \(Dialect.join) episode e ON e.film_id = m.film_id
        WHERE m.person_id = :person AND m.film_id = :film AND e.position >= :from AND e.position < :to AND \(EpisodeRecord.isSeen)
        """

    static let newestSQL = """
        SELECT \(MyFilmRecord.viewingColumns), \(EpisodeRecord.columns), \(EpisodeRecord.isInRun) AS is_seen, (
                SELECT count(*) FROM viewing
                WHERE person_id = :person AND film_id = :film AND episode_id = asked.value
            ) AS viewing_count
        FROM json_each(:ids) asked
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = :film
        \(Dialect.join) episode e ON e.film_id = :film AND e.id = asked.value
        \(Dialect.join) viewing v ON v.person_id = :person
            AND v.id = coalesce(\(newest("AND \(EpisodeRecord.isInRun)")), \(newest("")))
        """

    private static func newest(_ condition: String) -> String {
        """
        (
            SELECT v.id FROM viewing v
            WHERE v.person_id = :person AND v.film_id = :film AND v.episode_id = asked.value \(condition)
            ORDER BY v.watched_on DESC, v.logged_at DESC, v.id DESC LIMIT 1
        )
        """
    }
}
