import FilmzDomain
import GRDB

/// The number of episodes of each season of a show that a person has seen, in the table `season_seen`. Call the
/// functions inside a transaction.
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

    /// The number of these episodes that are seen by now, by season.
    func counts(of episodes: Set<Episode.ID>, in db: Database) throws -> [Int: Int] {
        guard !episodes.isEmpty else { return [:] }
        return try SeasonColumn.counts(
            db.cachedStatement(sql: Self.someSQL), arguments: arguments + ["ids": episodes.map(\.rawValue).json])
    }

    static let someSQL = """
        SELECT \(EpisodeRecord.season("e.position")) AS season, count(*) AS episode_count FROM json_each(:ids) asked
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = :film
        \(Dialect.join) episode e ON e.film_id = :film AND e.id = asked.value
        WHERE e.position IS NOT NULL AND \(EpisodeRecord.isSeen) GROUP BY 1
        """

    /// Notes that some episodes are seen, or not seen any more.
    /// - Parameters:
    ///   - before: the result of ``counts(of:in:)`` for them before
    ///   - after: its result now
    func note(_ after: [Int: Int], insteadOf before: [Int: Int], in db: Database) throws {
        for season in Set(before.keys).union(after.keys) {
            let more = (after[season] ?? 0) - (before[season] ?? 0)
            guard more != 0 else { continue }
            try db.cachedStatement(
                sql: """
                    INSERT INTO season_seen (person_id, film_id, season, seen_count) VALUES (?, ?, ?, ?)
                    ON CONFLICT (person_id, film_id, season) DO UPDATE SET
                        seen_count = season_seen.seen_count + excluded.seen_count
                    """
            ).execute(arguments: [person.rawValue, show.rawValue, season, more])
            try db.cachedStatement(
                sql: "DELETE FROM season_seen WHERE person_id = ? AND film_id = ? AND season = ? AND seen_count = 0"
            ).execute(arguments: [person.rawValue, show.rawValue, season])
        }
    }

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
