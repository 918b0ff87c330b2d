import FilmzDomain
import Foundation
import GRDB

/// The browsers in which persons have signed in, in the table `known_browser`. Only hashes of their tokens are kept.
enum KnownBrowserRecord {
    /// Whether a person has signed in with the browser that has this token, not too long ago.
    static func isKnown(_ token: SecretToken, of person: Person.ID, at now: Timestamp, in db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT 1 FROM known_browser WHERE person_id = ? AND token_hash = ? AND used_at > ?")
        return try Int.fetchOne(statement, arguments: [person.rawValue, token.hash, oldestUse(at: now)]) != nil
    }

    /// Whether a person is known in any browser.
    static func hasAny(_ person: Person.ID, at now: Timestamp, in db: Database) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT 1 FROM known_browser WHERE person_id = ? AND used_at > ? LIMIT 1")
        return try Int.fetchOne(statement, arguments: [person.rawValue, oldestUse(at: now)]) != nil
    }

    /// Notes that a person signed in with a browser, gives it its new token, and forgets those that are too many or were
    /// not used for long.
    static func save(_ browser: SignInBrowser, of person: Person.ID, at now: Timestamp, in db: Database) throws {
        if let former = browser.former {
            try db.execute(
                sql: "UPDATE known_browser SET token_hash = ? WHERE token_hash = ?",
                arguments: [browser.token.hash, former.hash])
        }
        try db.execute(sql: saveSQL, arguments: [person.rawValue, browser.token.hash, now.milliseconds])
        try db.execute(
            sql: """
                DELETE FROM known_browser WHERE person_id = :person AND (used_at <= :oldest OR token_hash NOT IN (
                    SELECT token_hash FROM known_browser WHERE person_id = :person ORDER BY used_at DESC, token_hash
                    LIMIT :limit
                ))
                """,
            arguments: ["person": person.rawValue, "oldest": oldestUse(at: now), "limit": SignInBrowser.limit])
    }

    static func forgetAll(of person: Person.ID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM known_browser WHERE person_id = ?", arguments: [person.rawValue])
    }

    private static func oldestUse(at now: Timestamp) -> Int64 {
        now.milliseconds - Int64(SignInBrowser.lifetimeInDays) * 86_400_000
    }

    static let saveSQL = BrowserColumn.upsertion(into: "known_browser", owner: ["person_id"], key: [.tokenHash])

    /// The columns of `known_browser`.
    private enum BrowserColumn: Int, StoredColumn {
        case tokenHash, usedAt

        static let names = spelled
    }
}
