import FilmzDomain
import Foundation
import GRDB

/// The stored counts of attempts to sign in.
enum SignInRecord {
    static func fetch(_ db: Database) throws -> SignInTallies {
        var bySource: [SignInTallies.Source: SignInTallies.Tally] = [:]
        let rows = try AttemptColumn.fetchCursor(
            db.cachedStatement(
                sql: "SELECT \(AttemptColumn.list()) FROM sign_in_attempt ORDER BY last_at DESC LIMIT ?"),
            arguments: [SignInTallies.limit])
        while let row = try rows.next() {
            guard let source = source(of: row[.address]) else { continue }
            bySource[source] = SignInTallies.Tally(
                attempts: row[.attempts], last: Timestamp(milliseconds: row[.lastAt]))
        }
        return SignInTallies(bySource: bySource)
    }

    /// How a source is stored: an address as it is written, and for the others what looks like no address. `all` counts
    /// every attempt, and `unknown` those without a known address. Nil for a name, which is not stored, because somebody
    /// may have typed their password there.
    private static func text(of source: SignInTallies.Source) -> String? {
        switch source {
        case .all: "all"
        case .site(let site): site?.description ?? "unknown"
        case .browser(let hash, let person): "browser \(person.rawValue) \(Data(hash).base64EncodedString())"
        case .pin(let person, let session): "pin \(person.rawValue) \(session)"
        case .name: nil
        }
    }

    /// Nil for a source of a newer Filmz.
    private static func source(of text: String) -> SignInTallies.Source? {
        if text == "all" { return .all }
        if text == "unknown" { return .site(nil) }
        let words = text.split(separator: " ")
        guard words.count == 3 else { return IPAddress(text).map { .site($0) } }
        guard let person = Int64(words[1]).map(Person.ID.init(rawValue:)) else { return nil }
        return switch words[0] {
        case "browser": Data(base64Encoded: String(words[2])).map { .browser(Array($0), person) }
        case "pin": Session.ID(String(words[2])).map { .pin(person, $0) }
        default: nil
        }
    }

    /// - Parameter tally: nil to remove it
    static func save(
        _ tally: SignInTallies.Tally?, source: SignInTallies.Source, in db: Database
    ) throws {
        guard let text = text(of: source) else { return }
        guard let tally else {
            return try db.execute(sql: "DELETE FROM sign_in_attempt WHERE address = ?", arguments: [text])
        }
        let row = AttemptColumn.arguments { column in
            switch column {
            case .address: text
            case .attempts: tally.attempts
            case .lastAt: tally.last.milliseconds
            }
        }
        try db.execute(sql: saveSQL, arguments: row)
    }

    static let saveSQL = AttemptColumn.upsertion(into: "sign_in_attempt", key: [.address])

    /// The columns of `sign_in_attempt`.
    private enum AttemptColumn: Int, StoredColumn {
        case address, attempts, lastAt

        static let names = spelled
    }

    /// Removes counts that are too old, and the oldest beyond the limit.
    static func tidy(at now: Timestamp, in db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM sign_in_attempt WHERE last_at <= :expired OR address NOT IN
                (SELECT address FROM sign_in_attempt ORDER BY last_at DESC, address LIMIT :limit)
                """,
            arguments: [
                "expired": now.milliseconds - SignInTallies.lifetimeInSeconds * 1000, "limit": SignInTallies.limit,
            ])
    }
}
