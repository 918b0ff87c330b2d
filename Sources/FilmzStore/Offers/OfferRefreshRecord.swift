import FilmzDomain
import Foundation
import GRDB

/// When films were last asked about by a clock, in the table `offer_refresh` of `providers.sqlite`, so that a restart
/// neither asks again nor asks more than a day allows.
enum OfferRefreshRecord {
    static let dueSQL = """
        SELECT asked.value FROM json_each(:films) asked
        LEFT JOIN offer_answer a ON a.film_id = asked.value AND a.country = :country
        LEFT JOIN offer_refresh r ON r.film_id = asked.value AND r.country = :country
        WHERE max(coalesce(a.fetched_at, 0), coalesce(r.asked_at, 0)) < :before
        ORDER BY max(coalesce(a.fetched_at, 0), coalesce(r.asked_at, 0)), asked.value
        """

    static func due(
        _ films: Set<Film.ID>, in country: CountryCode, before: Timestamp, db: Database
    ) throws -> [Film.ID] {
        try Film.ID.fetchAll(
            db.cachedStatement(sql: dueSQL),
            arguments: [
                "films": films.map(\.rawValue).json, "country": country.description, "before": before.milliseconds,
            ])
    }

    /// Each film counts once: by its answer if there is one, or else by whether it was asked about.
    static let reportSQL = """
        SELECT CASE
            WHEN coalesce(a.fetched_at, 0) >= :since AND NOT a.is_known THEN 'unknown'
            WHEN coalesce(a.fetched_at, 0) >= :since AND EXISTS (
                SELECT 1 FROM offer o WHERE o.film_id = asked.value AND o.country = :country AND NOT o.is_gone
            ) THEN 'found'
            WHEN coalesce(a.fetched_at, 0) >= :since THEN 'nothing'
            WHEN coalesce(r.asked_at, 0) >= :since THEN 'failed'
            ELSE 'waiting' END AS outcome, count(*) AS film_count
        FROM json_each(:films) asked
        LEFT JOIN offer_answer a ON a.film_id = asked.value AND a.country = :country
        LEFT JOIN offer_refresh r ON r.film_id = asked.value AND r.country = :country
        GROUP BY outcome
        """

    static func report(
        _ films: Set<Film.ID>, in country: CountryCode, since: Timestamp, db: Database
    ) throws -> OutcomeCounts {
        var report = OutcomeCounts()
        let rows = try OutcomeColumn.fetchAll(
            db.cachedStatement(sql: reportSQL),
            arguments: [
                "films": films.map(\.rawValue).json, "country": country.description, "since": since.milliseconds,
            ])
        for row in rows {
            guard let outcome = OutcomeCounts.Outcome(rawValue: row[.outcome]) else { continue }
            report.add(outcome, count: row[.filmCount])
        }
        return report
    }

    private enum OutcomeColumn: Int, StoredColumn {
        case outcome, filmCount

        static let names = spelled
    }

    static func note(
        _ film: Film.ID, in country: CountryCode, day: CalendarDay, at now: Timestamp, db: Database
    ) throws {
        let row = RefreshColumn.arguments { column in
            switch column {
            case .filmID: film.rawValue
            case .country: country.description
            case .day: day.description
            case .askedAt: now.milliseconds
            }
        }
        try db.cachedStatement(sql: saveSQL).execute(arguments: row)
        let oldest = ProvidersSchema.oldest(after: ProvidersSchema.callDays, at: now)
        let last = Clock(timeZone: .gmt) { oldest }.today
        try db.cachedStatement(sql: "DELETE FROM offer_refresh WHERE day < ?").execute(arguments: [last.description])
    }

    static let saveSQL = RefreshColumn.upsertion(into: "offer_refresh", key: [.filmID, .country])

    /// The columns of `offer_refresh`.
    private enum RefreshColumn: Int, StoredColumn {
        case filmID, country, day, askedAt

        static let names = spelled
    }

    static func count(_ day: CalendarDay, in db: Database) throws -> Int {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM offer_refresh WHERE day = ?"),
            arguments: [day.description]) ?? 0
    }
}
