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
        let row = CalendarFeedColumn.arguments { column in
            switch column {
            case .personID: person.rawValue
            case .kind: kind.rawValue
            case .hash: token.hash
            case .language: String(language.prefix(20))
            case .madeAt: clock.now().milliseconds
            case .readOn: nil
            }
        }
        try await database.write { db in try db.execute(sql: Self.saveSQL, arguments: row) }
        return token
    }

    func calendars(of person: Person.ID) throws -> [CalendarFeed] {
        try database.read { db in
            let rows = try CalendarFeedColumn.fetchAll(
                db.cachedStatement(sql: "SELECT \(Self.columns) FROM calendar_feed WHERE person_id = :person"),
                arguments: ["person": person.rawValue])
            let calendars = rows.compactMap(Self.calendar)
            return CalendarFeed.Kind.allCases.compactMap { kind in calendars.first { $0.kind == kind } }
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
            try CalendarFeedColumn.fetchOne(db.cachedStatement(sql: Self.addressSQL), arguments: [address.hash])
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

    static let columns = CalendarFeedColumn.list()

    static let saveSQL = CalendarFeedColumn.upsertion(into: "calendar_feed", key: [.personID, .kind])

    /// That of a retired person leads nowhere until they are taken back.
    static let addressSQL = """
        SELECT \(columns) FROM calendar_feed \(Dialect.join) person ON person.id = calendar_feed.person_id
        WHERE hash = ? AND retired_at IS NULL
        """

    /// Reads a calendar from a row; nil for a kind that only a newer version of Filmz knows.
    private static func calendar(_ row: StoredRow<CalendarFeedColumn>) -> CalendarFeed? {
        CalendarFeed.Kind(rawValue: row[.kind]).map { kind in
            CalendarFeed(
                person: Person.ID(rawValue: row[.personID]), kind: kind, language: row[.language],
                madeAt: Timestamp(milliseconds: row[.madeAt]),
                readOn: (row[.readOn] as String?).flatMap(CalendarDay.init(_:)))
        }
    }
}

/// The columns of `calendar_feed`.
private enum CalendarFeedColumn: Int, StoredColumn {
    case personID, kind, hash, language, madeAt, readOn

    static let names = spelled
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
