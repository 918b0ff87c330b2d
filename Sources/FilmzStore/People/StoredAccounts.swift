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

    func personsWithPassword() throws -> [Person.ID] {
        try database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT person_id FROM password ORDER BY person_id")
            return try Int64.fetchAll(statement).map { Person.ID(rawValue: $0) }
        }
    }

    func setPassword(_ password: Password, of person: Person.ID) async throws {
        let hash = try await hasher.hash(password)
        let now = clock.now()
        try await database.write { db in
            guard try Self.exists(person, in: db) else { throw PersonError.noSuchPerson }
            try Self.save(hash, of: person, at: now, in: db)
        }
    }

    /// Writes the hash of a person's new password. Their sessions and their invitation end.
    private static func save(
        _ hash: PasswordHash, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        let row = PasswordColumn.arguments { column in
            switch column {
            case .hash: hash.description
            case .changedAt: now.milliseconds
            }
        }
        try db.execute(sql: savePasswordSQL, arguments: [person.rawValue] + row)
        try endSessions(of: person, in: db)
        try endInvitation(of: person, in: db)
    }

    private static func endInvitation(of person: Person.ID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM invitation WHERE person_id = ?", arguments: [person.rawValue])
    }

    private static func exists(_ person: Person.ID, in db: Database) throws -> Bool {
        try Int.fetchOne(db, sql: "SELECT 1 FROM person WHERE id = ?", arguments: [person.rawValue]) != nil
    }

    func invite(_ person: Person.ID) async throws -> SecretToken {
        let secret = SecretToken.random()
        let row = InvitationColumn.arguments { column in
            switch column {
            case .personID: person.rawValue
            case .hash: secret.hash
            case .madeAt: clock.now().milliseconds
            }
        }
        try await database.write { db in
            guard try Self.exists(person, in: db) else { throw PersonError.noSuchPerson }
            try db.execute(sql: Self.saveInvitationSQL, arguments: row)
        }
        return secret
    }

    func invitation(_ secret: SecretToken) throws -> Invitation? {
        let now = clock.now()
        return try database.read { try Self.invitation(secret, at: now, in: $0) }
    }

    /// One statement decides, so a link that never existed takes as long as one that was used.
    private static func invitation(_ secret: SecretToken, at now: Timestamp, in db: Database) throws -> Invitation? {
        let statement = try db.cachedStatement(sql: invitationSQL)
        guard let row = try InvitationColumn.fetchOne(statement, arguments: [secret.hash]) else { return nil }
        let invitation = Invitation(
            person: Person.ID(rawValue: row[.personID]), madeAt: Timestamp(milliseconds: row[.madeAt]))
        return if invitation.isAlive(at: now) { invitation } else { nil }
    }

    func accept(
        _ secret: SecretToken, password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        // Nobody without an invitation makes the others wait for the hash of a password.
        guard try invitation(secret) != nil else { throw AccountError.noInvitation }
        let hash = try await hasher.hash(password)
        let token = SessionToken.random()
        let now = clock.now()
        try await database.write { db in
            // It may have been accepted meanwhile.
            guard let person = try Self.invitation(secret, at: now, in: db)?.person else {
                throw AccountError.noInvitation
            }
            try Self.save(hash, of: person, at: now, in: db)
            try Self.end(old, in: db)
            try Self.insert(.begun(on: device, at: now), token: token, of: person, in: db)
        }
        return token
    }

    func removePassword(of person: Person.ID) async throws -> Bool {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM password WHERE person_id = ?", arguments: [person.rawValue])
            let wasSet = db.changesCount > 0
            try Self.endSessions(of: person, in: db)
            try Self.endInvitation(of: person, in: db)
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
        // If it cannot be read how many there are, nothing is forgotten that should count.
        let isAlone = ((try? personsWithPassword().count) ?? 2) < 2
        await throttle.succeeded(address, at: clock.now(), onlyThis: !isAlone)
    }

    func signIn(
        _ password: Password, as person: Person.ID?, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        guard let person else {
            try await hasher.spendTime(on: password)
            throw AccountError.wrongPassword
        }
        let (stored, hash, edition) = try await checkedHash(password, of: person)
        let renewed = if hasher.isOutdated(hash) { try await hasher.hash(password).description } else { stored }
        let token = SessionToken.random()
        let now = clock.now()
        let session = Session.begun(on: device, at: now)
        do {
            try await database.write { db in
                // The password may have been changed while this one was checked.
                guard try Self.storedHash(of: person, in: db) == stored else { throw AccountError.wrongPassword }
                if renewed != stored {
                    try db.execute(
                        sql: "UPDATE password SET hash = ? WHERE person_id = ?",
                        arguments: [renewed, person.rawValue])
                }
                try Self.end(old, in: db)
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

    /// Ends the session of a token, whoever's it is.
    private static func end(_ token: SessionToken?, in db: Database) throws {
        guard let token, let (person, session, _) = try session(hash(token), in: db) else { return }
        try end([session], of: person, in: db)
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

    static let saveInvitationSQL = InvitationColumn.upsertion(into: "invitation", key: [.personID])

    /// Only a member is invited, also if they became an owner since, and only as long as the person who runs this Filmz
    /// has a way in.
    static let invitationSQL = """
        SELECT \(InvitationColumn.list()) FROM invitation WHERE hash = ?
        AND EXISTS (SELECT 1 FROM person WHERE id = invitation.person_id AND role = 'member')
        AND EXISTS (SELECT 1 FROM password JOIN person ON person.id = person_id WHERE id = 1 AND name <> '')
        """

    static let savePasswordSQL = PasswordColumn.upsertion(into: "password", owner: ["person_id"], key: [])
}

extension Session {
    /// A session that begins now.
    fileprivate static func begun(on device: String, at now: Timestamp) -> Session {
        Session(
            id: .random(), device: String(device.prefix(Access.deviceLimit)), signedInAt: now, lastUsedAt: now)
    }
}

/// The columns of `invitation`.
private enum InvitationColumn: Int, StoredColumn {
    case personID, hash, madeAt

    static let names = spelled
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
