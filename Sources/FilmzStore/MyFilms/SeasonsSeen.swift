import FilmzDomain
import GRDB

/// How many episodes of each season of a show a person has seen, and the furthest of them, in the table `season_seen`.
/// Call the functions inside a transaction.
struct SeasonsSeen {
    let show: Film.ID
    let person: Person.ID

    private var arguments: StatementArguments { ["person": person.rawValue, "film": show.rawValue] }

    /// The counts by the numbers of the seasons; a missing one is 0.
    func counts(_ db: Database) throws -> [Int: Int] {
        try SeasonColumn.counts(db.cachedStatement(sql: Self.countsSQL), arguments: arguments)
    }

    static let countsSQL =
        "SELECT season, seen_count AS episode_count FROM season_seen WHERE person_id = :person AND film_id = :film"

    /// What is seen of a season.
    struct Season: Equatable {
        var seenCount = 0
        /// The position of the last episode that is seen.
        var furthest = 0
    }

    /// What of these episodes is seen by now, by season.
    func seen(of episodes: Set<Episode.ID>, in db: Database) throws -> [Int: Season] {
        guard !episodes.isEmpty else { return [:] }
        let rows = try SeenColumn.fetchAll(
            db.cachedStatement(sql: Self.someSQL), arguments: arguments + ["ids": episodes.map(\.rawValue).json])
        return Dictionary(
            rows.map { ($0[.season], Season(seenCount: $0[.seenCount], furthest: $0[.furthest])) }
        ) { first, _ in first }
    }

    private enum SeenColumn: Int, StoredColumn {
        case season, seenCount, furthest

        static let names = spelled
    }

    static let someSQL = """
        SELECT \(EpisodeRecord.season("e.position")) AS season, count(*) AS seen_count, max(e.position) AS furthest
        FROM json_each(:ids) asked
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = :film
        \(Dialect.join) episode e ON e.film_id = :film AND e.id = asked.value
        WHERE e.position IS NOT NULL AND \(EpisodeRecord.isSeen) GROUP BY 1
        """

    /// Notes that some episodes are seen, or not seen any more.
    /// - Parameters:
    ///   - before: the result of ``seen(of:in:)`` for them before
    ///   - after: its result now
    func note(_ after: [Int: Season], insteadOf before: [Int: Season], in db: Database) throws {
        for season in Set(before.keys).union(after.keys) where after[season] != before[season] {
            let now = after[season] ?? Season()
            let more = now.seenCount - (before[season]?.seenCount ?? 0)
            try db.cachedStatement(sql: Self.noteSQL).execute(
                arguments: arguments + [
                    "season": season, "more": more, "furthest": now.furthest,
                    "start": EpisodeNumber.firstPosition(ofSeason: season),
                ])
            try db.cachedStatement(
                sql: "DELETE FROM season_seen WHERE person_id = ? AND film_id = ? AND season = ? AND seen_count = 0"
            ).execute(arguments: [person.rawValue, show.rawValue, season])
        }
    }

    /// If none of the noted episodes is further than the furthest so far, that one, or else the one before it that is
    /// seen, is the furthest now.
    static let noteSQL = """
        INSERT INTO season_seen (person_id, film_id, season, seen_count, furthest)
        VALUES (:person, :film, :season, :more, :furthest)
        ON CONFLICT (person_id, film_id, season) DO UPDATE SET
            seen_count = season_seen.seen_count + excluded.seen_count,
            furthest = CASE WHEN excluded.furthest >= season_seen.furthest THEN excluded.furthest ELSE coalesce((
                SELECT e.position FROM my_film m \(Dialect.join) episode e ON e.film_id = m.film_id
                WHERE m.person_id = :person AND m.film_id = :film AND e.position >= :start
                    AND e.position <= season_seen.furthest AND \(EpisodeRecord.isSeen)
                ORDER BY e.position DESC LIMIT 1
            ), 0) END
        """

    /// Counts all of the show again.
    func recount(_ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM season_seen WHERE person_id = :person AND film_id = :film")
            .execute(arguments: arguments)
        try db.cachedStatement(sql: Self.recountSQL).execute(arguments: arguments)
    }

    static let recountSQL = """
        INSERT INTO season_seen SELECT * FROM season_seen_row WHERE person_id = :person AND film_id = :film
        """

    /// Counts a show again for all persons, because its episodes have other numbers now.
    static func recount(_ show: Film.ID, in db: Database) throws {
        let persons = try Int64.fetchAll(
            db, sql: "SELECT person_id FROM my_film WHERE film_id = ?", arguments: [show.rawValue])
        for person in persons.map(Person.ID.init(rawValue:)) { try SeasonsSeen(show: show, person: person).recount(db) }
    }
}
