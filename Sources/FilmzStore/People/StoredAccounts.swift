import Crypto
import FilmzDomain
import Foundation
import GRDB

/// The owner's password and sessions.
struct StoredAccounts: AccountService {
    let database: FilmzDatabase
    let clock: Clock
    let hasher: PasswordHasher
    private let throttle: SignInThrottle
    private let unwritten = UnwrittenSessions()

    init(database: FilmzDatabase, clock: Clock, hasher: PasswordHasher) {
        (self.database, self.clock, self.hasher) = (database, clock, hasher)
        throttle = SignInThrottle(database: database)
    }

    private static let hour: Int64 = 3_600_000
    private static let lifetime = Int64(Session.lifetimeInDays) * 24 * hour

    func hasPassword() throws -> Bool {
        try database.read { try Self.storedHash($0) != nil }
    }

    func setPassword(_ password: Password) async throws {
        let hash = try await hasher.hash(password)
        try await database.write { [clock] db in
            try db.execute(
                sql: "INSERT OR REPLACE INTO password (person_id, hash, changed_at) VALUES (?, ?, ?)",
                arguments: [Person.ID.owner.rawValue, hash.description, clock.now().milliseconds])
            try db.execute(sql: "DELETE FROM session")
        }
    }

    func removePassword() async throws -> Bool {
        try await database.write { db in
            try db.execute(
                sql: "DELETE FROM password WHERE person_id = ?", arguments: [Person.ID.owner.rawValue])
            let wasSet = db.changesCount > 0
            try db.execute(sql: "DELETE FROM session")
            return wasSet
        }
    }

    func access(with token: SessionToken?) async throws -> Access {
        let now = clock.now().milliseconds
        // Whichever comes first, a sign-in or this look, the answer is right.
        let found = try database.readOnce { db -> (access: Access, lastUse: Int64, edition: String?) in
            if let token, let row = try Self.session(token, db), now - row[2] < Self.lifetime,
                let id = Session.ID(rawValue: row[0])
            {
                return (.signedIn(Person.ID(rawValue: row[1]), id, isRenewed: false), row[2], nil)
            }
            let edition = try Self.edition(db)
            return (edition == nil ? .unprotected : .denied, now, edition)
        }
        if let token, let edition = found.edition,
            let id = unwritten.use(Self.hash(token), edition: edition, after: oldestUse, at: clock.now())
        {
            return .signedIn(.owner, id, isRenewed: false)
        }
        guard case .signedIn(let person, let id, _) = found.access, now - found.lastUse >= Self.hour else {
            return found.access
        }
        await database.note { db in
            try db.execute(
                sql: "UPDATE session SET used_at = ? WHERE person_id = ? AND id = ?",
                arguments: [now, person.rawValue, id.rawValue])
        }
        return .signedIn(person, id, isRenewed: true)
    }

    func check(_ password: Password) async throws {
        _ = try await checkedHash(password)
    }

    func admitSignIn(from address: IPAddress?) async throws -> SignInAdmission {
        try await throttle.admit(address, at: clock.now())
    }

    func forgetAttempts(from address: IPAddress?) async {
        await throttle.succeeded(address, at: clock.now())
    }

    func signIn(
        _ password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        let (stored, hash, edition) = try await checkedHash(password)
        let renewed = hasher.isOutdated(hash) ? try await hasher.hash(password).description : stored
        let token = SessionToken.random()
        let now = clock.now()
        let session = Session(
            id: .random(), device: String(device.prefix(Access.deviceLimit)), signedInAt: now, lastUsedAt: now)
        do {
            try await database.write { db in
                // It may have been changed while this one was checked.
                guard try Self.storedHash(db) == stored else { throw AccountError.wrongPassword }
                if renewed != stored {
                    try db.execute(
                        sql: "UPDATE password SET hash = ? WHERE person_id = ?",
                        arguments: [renewed, Person.ID.owner.rawValue])
                }
                if let old {
                    try db.execute(sql: "DELETE FROM session WHERE token_hash = ?", arguments: [Self.hash(old)])
                }
                try Self.insert(session, token, db)
            }
        } catch StorageError.full {
            // Whoever knows the password may look at their films, and make room.
            unwritten.add(session, Self.hash(token), edition: edition)
        }
        return token
    }

    /// When a session was last used that ends now.
    private var oldestUse: Timestamp { Timestamp(milliseconds: clock.now().milliseconds - Self.lifetime) }

    func sessions(of person: Person.ID) throws -> [Session] {
        let oldest = oldestUse
        let (written, edition) = try database.read { db in
            let rows = try Row.fetchAll(
                db,
                sql: """
                    SELECT id, device, signed_in_at, used_at FROM session WHERE person_id = ? AND used_at > ?
                    ORDER BY used_at DESC, id
                    """, arguments: [person.rawValue, oldest.milliseconds])
            return (rows.compactMap(Self.session), try Self.edition(db))
        }
        guard person == .owner else { return written }
        let all = unwritten.all(edition: edition, after: oldest) + written
        return all.sorted { $0.lastUsedAt > $1.lastUsedAt }
    }

    func endSession(_ id: Session.ID, of person: Person.ID) async throws -> Bool {
        if person == .owner, unwritten.end(where: { $0 == id }) > 0 { return true }
        return try await database.write { db in
            try db.execute(
                sql: "DELETE FROM session WHERE id = ? AND person_id = ?", arguments: [id.rawValue, person.rawValue])
            return db.changesCount > 0
        }
    }

    func endSessions(of person: Person.ID, except id: Session.ID) async throws -> Int {
        let count = person == .owner ? unwritten.end { $0 != id } : 0
        return try await database.write { db in
            try db.execute(
                sql: "DELETE FROM session WHERE id <> ? AND person_id = ?", arguments: [id.rawValue, person.rawValue])
            return db.changesCount + count
        }
    }

    /// The hash of the owner's password, as it is stored and as it is read, and its edition, when this is the password.
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    private func checkedHash(
        _ password: Password
    ) async throws -> (stored: String, hash: PasswordHash, edition: String) {
        let (stored, edition) = try database.read { (try Self.storedHash($0), try Self.edition($0)) }
        guard let stored, let edition, let hash = PasswordHash(stored), try await hasher.matches(password, hash)
        else { throw AccountError.wrongPassword }
        return (stored, hash, edition)
    }

    private static func session(_ row: Row) -> Session? {
        Session.ID(rawValue: row[0]).map { id in
            Session(
                id: id, device: row[1], signedInAt: Timestamp(milliseconds: row[2]),
                lastUsedAt: Timestamp(milliseconds: row[3]))
        }
    }

    private static func insert(_ session: Session, _ token: SessionToken, _ db: Database) throws {
        let (person, now) = (Person.ID.owner.rawValue, session.signedInAt.milliseconds)
        try db.execute(
            sql: """
                INSERT INTO session (token_hash, id, person_id, device, signed_in_at, used_at)
                VALUES (?, ?, ?, ?, ?, ?)
                """, arguments: [hash(token), session.id.rawValue, person, session.device, now, now])
        // What nobody uses any more must not pile up.
        try db.execute(
            sql: """
                DELETE FROM session WHERE person_id = :person AND (used_at <= :expired OR id NOT IN
                (SELECT id FROM session WHERE person_id = :person ORDER BY used_at DESC, signed_in_at DESC LIMIT :limit))
                """, arguments: ["person": person, "expired": now - lifetime, "limit": Session.limit])
    }

    private static func storedHash(_ db: Database) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT hash FROM password WHERE person_id = ?")
        return try String.fetchOne(statement, arguments: [Person.ID.owner.rawValue])
    }

    /// What changes with the owner's password and with a restore; nil without a password.
    private static func edition(_ db: Database) throws -> String? {
        let statement = try db.cachedStatement(
            sql: "SELECT hash || ' ' || changed_at FROM password WHERE person_id = ?")
        return try String.fetchOne(statement, arguments: [Person.ID.owner.rawValue])
    }

    /// Its ID, person and last use.
    private static func session(_ token: SessionToken, _ db: Database) throws -> Row? {
        let statement = try db.cachedStatement(sql: "SELECT id, person_id, used_at FROM session WHERE token_hash = ?")
        return try Row.fetchOne(statement, arguments: [hash(token)])
    }

    private static func hash(_ token: SessionToken) -> Data {
        Data(SHA256.hash(data: token.bytes))
    }
}
