import FilmzDomain
import Foundation
import GRDB

/// How many calls were sent, in the table `calls` of `providers.sqlite`.
enum CallRecord {
    static func count(_ provider: Provider, day: CalendarDay, in db: Database) throws -> Int {
        let statement = try db.cachedStatement(sql: "SELECT count FROM calls WHERE provider = ? AND day = ?")
        return try Int.fetchOne(statement, arguments: [provider.rawValue, day.description]) ?? 0
    }

    static func add(_ calls: Int, provider: Provider, day: CalendarDay, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO calls (provider, day, count) VALUES (?, ?, ?)
                ON CONFLICT (provider, day) DO UPDATE SET count = calls.count + excluded.count
                """
        ).execute(arguments: [provider.rawValue, day.description, calls])
    }

    /// Removes the counts of days long past.
    static func tidy(_ db: Database, at now: Timestamp) throws {
        let oldest = ProvidersSchema.oldest(after: ProvidersSchema.callDays, at: now)
        let day = Clock(timeZone: .gmt) { oldest }.today
        try db.execute(sql: "DELETE FROM calls WHERE day < ?", arguments: [day.description])
    }
}
