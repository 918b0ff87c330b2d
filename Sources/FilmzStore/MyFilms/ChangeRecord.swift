import FilmzDomain
import Foundation
import GRDB

/// The last changes of each person, to be undone. Functions are called inside a transaction.
enum ChangeRecord {
    static func insert(_ change: Change, _ person: Person.ID, at time: Timestamp, _ db: Database) throws {
        // A clock that was set back must not make the newest change look like the oldest, which is dropped.
        let newest = try Int64.fetchOne(
            db, sql: "SELECT max(made_at) FROM change WHERE person_id = ?", arguments: [person.rawValue])
        let madeAt = max(time.milliseconds, (newest ?? 0) + 1)
        let subject = String(decoding: try JSONEncoder().encode(change.subject), as: UTF8.self)
        try db.cachedStatement(sql: "INSERT INTO change (id, person_id, made_at, kind, subject) VALUES (?, ?, ?, ?, ?)")
            .execute(arguments: [
                change.id.rawValue, person.rawValue, madeAt, change.kind.rawValue, subject,
            ])
        try db.cachedStatement(
            sql: """
                DELETE FROM change WHERE person_id = ?1 AND made_at < (
                    SELECT made_at FROM change WHERE person_id = ?1 ORDER BY made_at DESC LIMIT 1 OFFSET ?2
                )
                """
        ).execute(arguments: [person.rawValue, Change.keptPerPerson - 1])
    }

    static func fetch(_ id: Change.ID, _ person: Person.ID, _ db: Database) throws -> Change? {
        let row = try Row.fetchOne(
            db, sql: "SELECT kind, subject FROM change WHERE id = ? AND person_id = ?",
            arguments: [id.rawValue, person.rawValue])
        guard let row, let kind = Change.Kind(rawValue: row[0]) else { return nil }
        let subject = try JSONDecoder().decode(Change.Subject.self, from: Data((row[1] as String).utf8))
        return Change(id: id, kind: kind, subject: subject)
    }
}
