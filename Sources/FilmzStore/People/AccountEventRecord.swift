import FilmzDomain
import GRDB

/// What happened to persons' access, in the table `account_event`.
enum AccountEventRecord {
    /// Notes an event, or adds it to the one before, and removes those that are too many or too old.
    static func add(_ event: AccountEvent, of person: Person.ID, in db: Database) throws {
        var number: Int64 = 1
        var event = event
        if let last = try EventColumn.fetchOne(db.cachedStatement(sql: lastSQL), arguments: [person.rawValue]) {
            number = last[.number]
            if let joined = Self.event(last)?.joined(with: event) {
                event = joined
            } else {
                number += 1
            }
        }
        let row = EventColumn.arguments { column in
            switch column {
            case .number: number
            case .kind: event.kind.rawValue
            case .at: event.at.milliseconds
            case .device: event.device
            case .count: event.count
            }
        }
        try db.execute(sql: saveSQL, arguments: [person.rawValue] + row)
        let lifetime = Int64(AccountEvent.lifetimeInDays) * 86_400_000
        try db.execute(
            sql: "DELETE FROM account_event WHERE person_id = ? AND at <= ?",
            arguments: [person.rawValue, event.at.milliseconds - lifetime])
        try keep(AccountEvent.guessLimit, of: person, where: "kind IN ('wrongPassword', 'wrongPin')", in: db)
        try keep(AccountEvent.limit, of: person, where: "true", in: db)
    }

    /// Removes all but the last events of those that fulfil a condition.
    private static func keep(_ limit: Int, of person: Person.ID, where condition: String, in db: Database) throws {
        try db.execute(
            sql: """
                DELETE FROM account_event WHERE person_id = :person AND \(condition) AND number NOT IN (
                    SELECT number FROM account_event WHERE person_id = :person AND \(condition)
                    ORDER BY number DESC LIMIT :limit
                )
                """, arguments: ["person": person.rawValue, "limit": limit])
    }

    /// A person's events, the latest first.
    static func all(of person: Person.ID, in db: Database) throws -> [AccountEvent] {
        try EventColumn.fetchAll(db.cachedStatement(sql: selection), arguments: [person.rawValue]).compactMap(event)
    }

    /// What the person must be told since they signed in last, the latest first.
    static func news(of person: Person.ID, in db: Database) throws -> [AccountEvent] {
        try all(of: person, in: db).news
    }

    /// Nil for a kind of a newer Filmz.
    private static func event(_ row: StoredRow<EventColumn>) -> AccountEvent? {
        AccountEvent.Kind(rawValue: row[.kind]).map { kind in
            AccountEvent(kind, at: Timestamp(milliseconds: row[.at]), device: row[.device], count: row[.count])
        }
    }

    private static let selection =
        "SELECT \(EventColumn.list()) FROM account_event WHERE person_id = ? ORDER BY number DESC"
    private static let lastSQL = selection + " LIMIT 1"
    static let saveSQL = EventColumn.upsertion(into: "account_event", owner: ["person_id"], key: [.number])

    /// The columns of `account_event`.
    private enum EventColumn: Int, StoredColumn {
        case number, kind, at, device, count

        static let names = spelled
    }
}
