import FilmzDomain
import FilmzHashing
import Foundation
import GRDB

/// The sessions of all persons, in the table `session`. Of a token only the hash is stored.
enum SessionRecord {
    /// A person's sessions, also those in which one of their profiles is open, the last used first. Some may have ended.
    static func all(of person: Person.ID, in db: Database) throws -> [Session] {
        let sql = """
            SELECT \(SessionColumn.list()) FROM session
            WHERE person_id = :person OR person_id IN (SELECT id FROM person WHERE keeper_id = :person)
            ORDER BY used_at DESC, id
            """
        let rows = try SessionColumn.fetchAll(db.cachedStatement(sql: sql), arguments: ["person": person.rawValue])
        return rows.compactMap { row in
            Session.ID(rawValue: row[.id]).map { id in
                Session(
                    id: id, device: row[.device], signedInAt: Timestamp(milliseconds: row[.signedInAt]),
                    lastUsedAt: Timestamp(milliseconds: row[.usedAt]))
            }
        }
    }

    /// Begins a session in a browser, which is recognised from now on; the session that it had ends.
    static func begin(
        _ session: Session, token: SessionToken, of person: Person.ID, in browser: SignInBrowser, in db: Database
    ) throws {
        try end(browser.session, in: db)
        try insert(session, token: token, of: person, in: db)
        try KnownBrowserRecord.save(browser, of: person, at: session.signedInAt, in: db)
    }

    private static func insert(_ session: Session, token: SessionToken, of person: Person.ID, in db: Database) throws {
        let now = session.signedInAt
        let row = SessionColumn.arguments { column in
            switch column {
            case .id: session.id.rawValue
            case .personID: person.rawValue
            case .usedAt, .signedInAt: now.milliseconds
            case .device: session.device
            case .tokenHash: hash(token)
            }
        }
        try db.execute(sql: SessionColumn.insertion(into: "session"), arguments: row)
        try end(Session.ending(among: all(of: person, in: db), at: now), of: person, in: db)
    }

    /// Gives a session to another person, with a new token.
    /// - Returns: whether the first person had it
    static func give(
        _ id: Session.ID, of person: Person.ID, to other: Person.ID, token: SessionToken, at now: Timestamp,
        in db: Database
    ) throws -> Bool {
        try db.execute(
            sql: "UPDATE session SET person_id = ?, token_hash = ?, used_at = ? WHERE person_id = ? AND id = ?",
            arguments: [other.rawValue, hash(token), now.milliseconds, person.rawValue, id.rawValue])
        return db.changesCount > 0
    }

    /// Ends a person's sessions, also those in which one of their profiles is open: from there they can be opened.
    /// - Returns: the number of sessions that ended
    static func endAll(of person: Person.ID, except id: Session.ID? = nil, in db: Database) throws -> Int {
        try db.execute(sql: endAllSQL, arguments: ["person": person.rawValue, "except": id?.rawValue])
        return db.changesCount
    }

    static let endAllSQL = """
        DELETE FROM session
        WHERE (person_id = :person OR person_id IN (SELECT id FROM person WHERE keeper_id = :person))
            AND id IS NOT :except
        """

    /// Ends some of a person's sessions, likewise.
    static func end(_ sessions: Set<Session.ID>, of person: Person.ID, in db: Database) throws {
        guard !sessions.isEmpty else { return }
        try db.execute(
            sql: """
                DELETE FROM session
                WHERE (person_id = :person OR person_id IN (SELECT id FROM person WHERE keeper_id = :person))
                    AND id IN (SELECT value FROM json_each(:sessions))
                """,
            arguments: ["person": person.rawValue, "sessions": sessions.map(\.rawValue).json])
    }

    /// Ends the session of a token, whoever's it is.
    private static func end(_ token: SessionToken?, in db: Database) throws {
        guard let token, let (person, session, _) = try session(hash(token), in: db) else { return }
        try end([session], of: person, in: db)
    }

    /// The person, the session and its last use for a token.
    static func session(
        _ tokenHash: Data, in db: Database
    ) throws -> (person: Person.ID, session: Session.ID, lastUse: Timestamp)? {
        let statement = try db.cachedStatement(sql: "SELECT id, person_id, used_at FROM session WHERE token_hash = ?")
        return try UseColumn.fetchOne(statement, arguments: [tokenHash]).flatMap { row in
            Session.ID(rawValue: row[.id]).map { id in
                (Person.ID(rawValue: row[.personID]), id, Timestamp(milliseconds: row[.usedAt]))
            }
        }
    }

    private enum UseColumn: Int, StoredColumn {
        case id, personID, usedAt

        static let names = spelled
    }

    static func hash(_ token: SessionToken) -> Data {
        Data(SHA256.hash(token.bytes))
    }
}

extension Session {
    /// A session that begins now.
    static func begun(in browser: SignInBrowser, at now: Timestamp) -> Session {
        Session(id: .random(), device: browser.device, signedInAt: now, lastUsedAt: now)
    }
}

/// The columns of `session`.
private enum SessionColumn: Int, StoredColumn {
    case id, personID, usedAt, signedInAt, device, tokenHash

    static let names = spelled
}
