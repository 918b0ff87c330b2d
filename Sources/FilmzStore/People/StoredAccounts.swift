import FilmzDomain
import FilmzHashing
import Foundation
import GRDB

/// The passwords and sessions of all persons.
struct StoredAccounts: AccountManagement {
    let database: FilmzDatabase
    let clock: Clock
    let hasher: PasswordHasher
    private let throttle: SignInThrottle
    private let pendingSessions = UnwrittenSessions()

    init(database: FilmzDatabase, clock: Clock, hasher: PasswordHasher) {
        self.database = database
        self.clock = clock
        self.hasher = hasher
        throttle = SignInThrottle(database: database)
    }

    func hasPassword(_ person: Person.ID) throws -> Bool {
        try database.read { try Self.storedHash(of: person, in: $0) != nil }
    }

    func setPassword(_ password: Password, of person: Person.ID) async throws {
        let hash = try await hasher.hash(password)
        try await database.write { [clock] db in
            guard try Int.fetchOne(db, sql: "SELECT 1 FROM person WHERE id = ?", arguments: [person.rawValue]) != nil
            else { throw PersonError.noSuchPerson }
            let row = PasswordColumn.arguments { column in
                switch column {
                case .hash: hash.description
                case .changedAt: clock.now().milliseconds
                }
            }
            try db.execute(sql: Self.savePasswordSQL, arguments: [person.rawValue] + row)
            try Self.endSessions(of: person, in: db)
        }
    }

    func removePassword(of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM password WHERE person_id = ?", arguments: [person.rawValue])
            let wasSet = db.changesCount > 0
            try Self.endSessions(of: person, in: db)
            return wasSet
        }
    }

    private static func endSessions(of person: Person.ID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM session WHERE person_id = ?", arguments: [person.rawValue])
    }

    func access(with token: SessionToken?) async throws -> Access {
        let now = clock.now()
        let hash = token.map(Self.hash)
        let unwrittenPerson = hash.flatMap(pendingSessions.person)
        // A simultaneous sign-in may come first or last: the answer is right either way.
        let (sessionRow, isProtected, edition) = try database.readOnce { db in
            (
                try hash.flatMap { try Self.session($0, in: db) }, try Self.isProtected(db),
                try unwrittenPerson.flatMap { try Self.edition(of: $0, in: db) }
            )
        }
        if let (person, session, lastUse) = sessionRow, Session.isAlive(lastUsedAt: lastUse, at: now) {
            guard Session.isRenewed(lastUsedAt: lastUse, at: now) else {
                return .signedIn(person, session, isRenewed: false)
            }
            await database.note { db in
                try db.execute(
                    sql: "UPDATE session SET used_at = ? WHERE person_id = ? AND id = ?",
                    arguments: [now.milliseconds, person.rawValue, session.rawValue])
            }
            return .signedIn(person, session, isRenewed: true)
        }
        if let hash, let person = unwrittenPerson, let edition,
            let session = pendingSessions.use(hash, edition: edition, at: now)
        {
            return .signedIn(person, session, isRenewed: false)
        }
        return if isProtected { .denied } else { .unprotected }
    }

    func check(_ password: Password, of person: Person.ID) async throws {
        _ = try await checkedHash(password, of: person)
    }

    func admitSignIn(from address: IPAddress?) async throws -> SignInAdmission {
        try await throttle.admit(address, at: clock.now())
    }

    func forgetAttempts(from address: IPAddress?) async {
        await throttle.succeeded(address, at: clock.now())
    }

    func signIn(
        _ password: Password, as person: Person.ID, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        let (stored, hash, edition) = try await checkedHash(password, of: person)
        let renewed = if hasher.isOutdated(hash) { try await hasher.hash(password).description } else { stored }
        let token = SessionToken.random()
        let now = clock.now()
        let session = Session(
            id: .random(), device: String(device.prefix(Access.deviceLimit)), signedInAt: now, lastUsedAt: now)
        do {
            try await database.write { db in
                // The password may have been changed while this one was checked.
                guard try Self.storedHash(of: person, in: db) == stored else { throw AccountError.wrongPassword }
                if renewed != stored {
                    try db.execute(
                        sql: "UPDATE password SET hash = ? WHERE person_id = ?",
                        arguments: [renewed, person.rawValue])
                }
                if let old, let (owner, session, _) = try Self.session(Self.hash(old), in: db) {
                    try Self.end([session], of: owner, in: db)
                }
                try Self.insert(session, token: token, of: person, in: db)
            }
        } catch StorageError.full {
            // When the disk is full, a person who knows the password may still see their films, and free some space.
            pendingSessions.add(session, token: Self.hash(token), of: person, edition: edition)
        }
        return token
    }

    func sessions(of person: Person.ID) throws -> [Session] {
        let now = clock.now()
        let (storedSessions, edition) = try database.read { db in
            (try Self.sessions(of: person, in: db), try Self.edition(of: person, in: db))
        }
        return (pendingSessions.all(of: person, edition: edition) + storedSessions)
            .filter { Session.isAlive(lastUsedAt: $0.lastUsedAt, at: now) }
            .sorted { $0.lastUsedAt > $1.lastUsedAt }
    }

    func endSession(_ id: Session.ID, of person: Person.ID) async throws -> Bool {
        if pendingSessions.end(of: person, where: { $0 == id }) > 0 { return true }
        return try await database.write { db in
            try Self.end([id], of: person, in: db)
            return db.changesCount > 0
        }
    }

    func endSessions(of person: Person.ID, except id: Session.ID) async throws -> Int {
        let count = pendingSessions.end(of: person) { $0 != id }
        return try await database.write { db in
            try db.execute(
                sql: "DELETE FROM session WHERE person_id = ? AND id <> ?", arguments: [person.rawValue, id.rawValue])
            return db.changesCount + count
        }
    }

    /// The hash of a person's password, as stored and as read, and its edition, if this is the right password.
    /// - Throws: ``AccountError/wrongPassword``, ``AccountError/busy``
    private func checkedHash(
        _ password: Password, of person: Person.ID
    ) async throws -> (stored: String, hash: PasswordHash, edition: String) {
        let (stored, edition) = try database.read {
            (try Self.storedHash(of: person, in: $0), try Self.edition(of: person, in: $0))
        }
        guard let stored, let edition, let hash = PasswordHash(stored), try await hasher.matches(password, hash: hash)
        else { throw AccountError.wrongPassword }
        return (stored, hash, edition)
    }

    private static func hash(_ token: SessionToken) -> Data {
        Data(SHA256.hash(token.bytes))
    }
}

// MARK: - Rows

extension StoredAccounts {
    /// A person's sessions, the last used first. Some may have ended.
    private static func sessions(of person: Person.ID, in db: Database) throws -> [Session] {
        let sql = "SELECT \(SessionColumn.list()) FROM session WHERE person_id = ? ORDER BY used_at DESC, id"
        let rows = try SessionColumn.fetchAll(db.cachedStatement(sql: sql), arguments: [person.rawValue])
        return rows.compactMap { row in
            Session.ID(rawValue: row[.id]).map { id in
                Session(
                    id: id, device: row[.device], signedInAt: Timestamp(milliseconds: row[.signedInAt]),
                    lastUsedAt: Timestamp(milliseconds: row[.usedAt]))
            }
        }
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
        try end(Session.ending(among: sessions(of: person, in: db), at: now), of: person, in: db)
    }

    private static func end(_ sessions: Set<Session.ID>, of person: Person.ID, in db: Database) throws {
        guard !sessions.isEmpty else { return }
        try db.execute(
            sql: "DELETE FROM session WHERE person_id = ? AND id IN (SELECT value FROM json_each(?))",
            arguments: [person.rawValue, sessions.map(\.rawValue).json])
    }

    private static func storedHash(of person: Person.ID, in db: Database) throws -> String? {
        let statement = try db.cachedStatement(sql: "SELECT hash FROM password WHERE person_id = ?")
        return try String.fetchOne(statement, arguments: [person.rawValue])
    }

    /// A text that changes with a person's password and with a restore; nil without a password.
    private static func edition(of person: Person.ID, in db: Database) throws -> String? {
        let statement = try db.cachedStatement(
            sql: "SELECT hash || ' ' || changed_at FROM password WHERE person_id = ?")
        return try String.fetchOne(statement, arguments: [person.rawValue])
    }

    /// Whether any person has a password.
    private static func isProtected(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM password)")) ?? false
    }

    /// The person, the session and its last use for a token.
    private static func session(
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

    static let savePasswordSQL = PasswordColumn.upsertion(into: "password", owner: ["person_id"], key: [])
}

/// The columns of `session`.
private enum SessionColumn: Int, StoredColumn {
    case id, personID, usedAt, signedInAt, device, tokenHash

    static let names = spelled
}

/// The columns of `password`.
private enum PasswordColumn: Int, StoredColumn {
    case hash, changedAt

    static let names = spelled
}
