import FilmzDomain
import Foundation
import GRDB

/// The storage of persons' calendars, in the table `calendar_feed`. Of an address, only its hash is stored.
struct StoredCalendarFeeds: CalendarFeedService {
    let database: FilmzDatabase
    let clock: Clock

    func make(
        _ kind: CalendarFeed.Kind, in language: String, of person: Person.ID
    ) async throws -> SecretToken {
        let token = SecretToken.random()
        let arguments: StatementArguments = [
            "person": person.rawValue, "kind": kind.rawValue, "hash": token.hash,
            "language": String(language.prefix(20)), "now": clock.now().milliseconds,
        ]
        try await database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO calendar_feed (person_id, kind, hash, language, made_at)
                    VALUES (:person, :kind, :hash, :language, :now)
                    ON CONFLICT (person_id, kind) DO UPDATE SET
                        hash = excluded.hash, language = excluded.language, made_at = excluded.made_at, read_on = NULL
                    """, arguments: arguments)
        }
        return token
    }

    func calendars(of person: Person.ID) throws -> [CalendarFeed] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(sql: "SELECT \(Self.columns) FROM calendar_feed WHERE person_id = :person"),
                arguments: ["person": person.rawValue])
            let found = rows.compactMap(Self.calendar)
            return CalendarFeed.Kind.allCases.compactMap { kind in found.first { $0.kind == kind } }
        }
    }

    func revoke(_ kind: CalendarFeed.Kind, of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM calendar_feed WHERE person_id = :person AND kind = :kind",
                arguments: ["person": person.rawValue, "kind": kind.rawValue])
            return db.changesCount > 0
        }
    }

    /// The calendar at an address. One statement decides, so an address that never existed takes as long as one that
    /// was revoked.
    func open(_ address: SecretToken) throws -> CalendarFeed? {
        try database.read { db in
            try Row.fetchOne(db.cachedStatement(sql: Self.addressSQL), arguments: [address.hash])
                .flatMap(Self.calendar)
        }
    }

    func noteReading(of calendar: CalendarFeed) async {
        let today = clock.today
        guard calendar.readOn.map({ $0 < today }) ?? true else { return }
        let arguments: StatementArguments = [
            "day": today.description, "person": calendar.person.rawValue, "kind": calendar.kind.rawValue,
        ]
        await database.note { db in
            try db.execute(
                sql: """
                    UPDATE calendar_feed SET read_on = :day
                    WHERE person_id = :person AND kind = :kind AND coalesce(read_on, '') < :day
                    """, arguments: arguments)
        }
    }

    static let columns = "person_id, kind, language, made_at, read_on"

    static let addressSQL = "SELECT \(columns) FROM calendar_feed WHERE hash = ?"

    /// Reads a calendar from a row; nil for a kind that only a newer version of Filmz knows.
    private static func calendar(_ row: Row) -> CalendarFeed? {
        CalendarFeed.Kind(rawValue: row[1]).map { kind in
            CalendarFeed(
                person: Person.ID(rawValue: row[0]), kind: kind, language: row[2],
                madeAt: Timestamp(milliseconds: row[3]), readOn: (row[4] as String?).flatMap(CalendarDay.init(_:)))
        }
    }
}

// MARK: - Restores

extension StoredCalendarFeeds {
    /// The hashes of all addresses that lead somewhere.
    static func addresses(_ db: Database) throws -> Set<Data> {
        try Set(Data.fetchAll(db, sql: "SELECT hash FROM calendar_feed"))
    }

    /// Removes all calendars but those with these addresses.
    /// - Returns: the number of removed calendars
    static func keepAddresses(_ hashes: Set<Data>, in db: Database) throws -> Int {
        let others = try addresses(db).subtracting(hashes)
        for hash in others { try db.execute(sql: "DELETE FROM calendar_feed WHERE hash = ?", arguments: [hash]) }
        return others.count
    }
}
