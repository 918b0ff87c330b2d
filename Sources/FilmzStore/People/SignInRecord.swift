import FilmzDomain
import GRDB

/// The stored counts of attempts to sign in.
enum SignInRecord {
    /// Whose attempts a row counts.
    enum Source {
        case site(IPAddress?)
        case all

        /// The two words look like no address. `all` counts every attempt, and `unknown` those without a known address.
        fileprivate var text: String {
            switch self {
            case .all: "all"
            case .site(let site): site?.description ?? "unknown"
            }
        }
    }

    static func fetch(_ db: Database) throws -> SignInTallies {
        var bySite: [IPAddress?: SignInTallies.Tally] = [:]
        var total: SignInTallies.Tally? = nil
        let rows = try AttemptColumn.fetchCursor(
            db.cachedStatement(
                sql: "SELECT \(AttemptColumn.list()) FROM sign_in_attempt ORDER BY last_at DESC LIMIT ?"),
            arguments: [limit])
        while let row = try rows.next() {
            let tally = SignInTallies.Tally(
                attempts: row[.attempts], last: Timestamp(milliseconds: row[.lastAt]))
            let address: String = row[.address]
            if address == Source.all.text { total = tally } else { bySite[IPAddress(address)] = tally }
        }
        return SignInTallies(bySite: bySite, total: total)
    }

    /// - Parameter tally: nil to remove it
    static func save(_ tally: SignInTallies.Tally?, source: Source, in db: Database) throws {
        guard let tally else {
            return try db.execute(sql: "DELETE FROM sign_in_attempt WHERE address = ?", arguments: [source.text])
        }
        let row = AttemptColumn.arguments { column in
            switch column {
            case .address: source.text
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
                """, arguments: ["expired": now.milliseconds - SignInTallies.lifetimeInSeconds * 1000, "limit": limit])
    }

    /// All addresses, and one row for all attempts together.
    private static let limit = SignInTallies.siteLimit + 1
}
