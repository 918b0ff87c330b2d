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
    let pendingSessions = UnwrittenSessions()

    init(database: FilmzDatabase, clock: Clock, hasher: PasswordHasher) {
        self.database = database
        self.clock = clock
        self.hasher = hasher
        throttle = SignInThrottle(database: database)
    }

    func waysIn(of person: Person.ID) throws -> [WayIn] {
        let changedAt = try database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT changed_at FROM password WHERE person_id = ?")
            return try Int64.fetchOne(statement, arguments: [person.rawValue])
        }
        return changedAt.map { [.password(setAt: Timestamp(milliseconds: $0))] } ?? []
    }

    func personsWithPassword() throws -> [Person.ID] {
        try database.read { db in
            let statement = try db.cachedStatement(sql: "SELECT person_id FROM password ORDER BY person_id")
            return try Int64.fetchAll(statement).map { Person.ID(rawValue: $0) }
        }
    }

    func haveSeveralPasswords() throws -> Bool {
        let sql = "SELECT count(*) > 1 FROM (SELECT 1 FROM password LIMIT 2)"
        return try database.readOnce { try Bool.fetchOne($0.cachedStatement(sql: sql)) } ?? false
    }

    func setPassword(_ password: Password, of person: Person.ID) async throws {
        let hash = try await hasher.hash(password)
        let now = clock.now()
        try await database.write { db in
            try StoredPersons.requireStaying(person, in: db)
            try Self.save(hash, of: person, event: AccountEvent(.passwordSetHere, at: now), in: db)
        }
    }

    func setFirstPassword(
        _ password: Password, name: String, in browser: SignInBrowser
    ) async throws -> SessionToken {
        try await setPassword(password, in: browser, by: .passwordSetHere) { db in
            // Another program may have set one meanwhile.
            if try Self.isProtected(db) { throw AccountError.wrongPassword }
            try StoredPersons.rename(.owner, to: name, in: db)
            return .owner
        }
    }

    func changePassword(
        to password: Password, of person: Person.ID, in browser: SignInBrowser
    ) async throws -> SessionToken {
        try await setPassword(password, in: browser, by: .passwordChanged) { db in
            guard try Self.storedHash(of: person, in: db) != nil else { throw AccountError.wrongPassword }
            return person
        }
    }

    /// Sets a password and signs in a browser of its person.
    /// - Parameter person: whose it is, asked in the same transaction
    private func setPassword(
        _ password: Password, in browser: SignInBrowser, by kind: AccountEvent.Kind,
        of person: @escaping @Sendable (Database) throws -> Person.ID
    ) async throws -> SessionToken {
        let hash = try await hasher.hash(password)
        let token = SessionToken.random()
        let now = clock.now()
        try await database.write { db in
            let person = try person(db)
            try Self.save(hash, of: person, event: AccountEvent(kind, at: now, device: browser.device), in: db)
            try SessionRecord.begin(.begun(in: browser, at: now), token: token, of: person, in: browser, in: db)
        }
        return token
    }

    /// Writes the hash of a person's new password. Their sessions and their invitation end, and no browser is recognised
    /// any more.
    /// - Parameter event: what is noted, unless it is their first password
    private static func save(
        _ hash: PasswordHash, of person: Person.ID, event: AccountEvent, in db: Database
    ) throws {
        let isFirst = try storedHash(of: person, in: db) == nil
        let row = PasswordColumn.arguments { column in
            switch column {
            case .hash: hash.description
            case .changedAt: event.at.milliseconds
            }
        }
        try db.execute(sql: savePasswordSQL, arguments: [person.rawValue] + row)
        try endAccess(of: person, in: db)
        // Whoever signs in is nobody's profile.
        try db.execute(sql: "UPDATE person SET keeper_id = NULL WHERE id = ?", arguments: [person.rawValue])
        let joined = AccountEvent(.joined, at: event.at, device: event.device)
        try AccountEventRecord.add(isFirst ? joined : event, of: person, in: db)
    }

    /// Ends a person's sessions and invitation, and forgets their browsers.
    private static func endAccess(of person: Person.ID, in db: Database) throws {
        _ = try SessionRecord.endAll(of: person, in: db)
        try endInvitation(of: person, in: db)
        try KnownBrowserRecord.forgetAll(of: person, in: db)
    }

    static func endInvitation(of person: Person.ID, in db: Database) throws {
        try db.execute(sql: "DELETE FROM invitation WHERE person_id = ?", arguments: [person.rawValue])
    }

    func invite(_ person: Person.ID) async throws -> SecretToken {
        try await makeLink(for: person, event: .invited) { try StoredPersons.requireStaying(person, in: $0) }
    }

    func offerFarewell(to person: Person.ID) async throws -> SecretToken {
        try await makeLink(for: person, event: .farewellOffered) { db in
            guard try StoredPersons.person(person, in: db)?.retiredAt != nil else { throw PersonError.noSuchPerson }
        }
    }

    /// Makes a link for one person. An earlier one ends.
    /// - Parameter check: fails unless the person may have it
    private func makeLink(
        for person: Person.ID, event kind: AccountEvent.Kind, check: @escaping @Sendable (Database) throws -> Void
    ) async throws -> SecretToken {
        let secret = SecretToken.random()
        let event = AccountEvent(kind, at: clock.now())
        let row = InvitationColumn.arguments { column in
            switch column {
            case .personID: person.rawValue
            case .hash: secret.hash
            case .madeAt: event.at.milliseconds
            }
        }
        try await database.write { db in
            try check(db)
            try db.execute(sql: Self.saveInvitationSQL, arguments: row)
            try AccountEventRecord.add(event, of: person, in: db)
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
        _ secret: SecretToken, password: Password, in browser: SignInBrowser
    ) async throws -> SessionToken {
        // Nobody without an invitation makes the others wait for the hash of a password.
        guard try invitation(secret) != nil else { throw AccountError.noInvitation }
        let now = clock.now()
        return try await setPassword(password, in: browser, by: .passwordSetByLink) { db in
            // It may have been accepted meanwhile.
            guard let person = try Self.invitation(secret, at: now, in: db)?.person else {
                throw AccountError.noInvitation
            }
            return person
        }
    }

    func farewell(_ secret: SecretToken) throws -> Person.ID? {
        try database.read { try Self.farewell(secret, in: $0) }
    }

    func useFarewell(_ secret: SecretToken) async throws -> Person.ID? {
        try await database.write { db in
            guard let person = try Self.farewell(secret, in: db) else { return nil }
            try Self.endInvitation(of: person, in: db)
            return person
        }
    }

    /// It works until the person is deleted.
    private static func farewell(_ secret: SecretToken, in db: Database) throws -> Person.ID? {
        let statement = try db.cachedStatement(sql: farewellSQL)
        let row = try InvitationColumn.fetchOne(statement, arguments: [secret.hash])
        return row.map { Person.ID(rawValue: $0[.personID]) }
    }

    func removePassword(of person: Person.ID) async throws -> Bool {
        let event = AccountEvent(.passwordRemoved, at: clock.now())
        return try await database.write { db in
            let wasSet = try Self.removePassword(of: person, in: db)
            if wasSet { try AccountEventRecord.add(event, of: person, in: db) }
            return wasSet
        }
    }

    /// Removes a person's password, and ends everything that let them in.
    /// - Returns: whether there was one
    @discardableResult
    static func removePassword(of person: Person.ID, in db: Database) throws -> Bool {
        try db.execute(sql: "DELETE FROM password WHERE person_id = ?", arguments: [person.rawValue])
        let wasSet = db.changesCount > 0
        try endAccess(of: person, in: db)
        return wasSet
    }

    func signOut(_ person: Person.ID, except id: Session.ID?) async throws {
        let ended = pendingSessions.end(of: person) { $0 != id }
        let event = AccountEvent(.signedOut, at: clock.now())
        try await database.write { db in
            let count = try SessionRecord.endAll(of: person, except: id, in: db)
            if ended + count > 0 { try AccountEventRecord.add(event, of: person, in: db) }
        }
    }

    func events(of person: Person.ID) throws -> [AccountEvent] {
        try database.read { try AccountEventRecord.all(of: person, in: $0) }
    }

    func access(with token: SessionToken?) async throws -> Access {
        let now = clock.now()
        let hash = token.map(SessionRecord.hash)
        let unwrittenPerson = hash.flatMap(pendingSessions.person)
        // A simultaneous sign-in may come first or last: the answer is right either way.
        let (sessionRow, isProtected, edition) = try database.readOnce { db in
            (
                try hash.flatMap { try SessionRecord.session($0, in: db) }, try Self.isProtected(db),
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

    func check(_ password: Password, of person: Person.ID, on device: String) async throws {
        do {
            _ = try await checkedHash(password, of: person)
        } catch AccountError.wrongPassword {
            note(.wrongPassword, of: person, on: device)
            throw AccountError.wrongPassword
        }
    }

    func admit(_ sources: [SignInTallies.Source]) async throws -> SignInAdmission {
        try await throttle.admit(sources, at: clock.now())
    }

    func forget(_ sources: [SignInTallies.Source]) async {
        // If it cannot be read how many there are, nothing is forgotten that should count.
        let isAlone = try? !haveSeveralPasswords()
        await throttle.succeeded(sources, at: clock.now(), onlyThis: isAlone != true)
    }

    func sources(of attempt: SignInAttempt) throws -> [SignInTallies.Source] {
        guard let token = attempt.browser else { return attempt.sources }
        // Asked for nobody, too, so that the time does not tell whether there is somebody of that name.
        let person = attempt.person ?? Person.ID(rawValue: 0)
        let now = clock.now()
        let isKnown = try database.read { try KnownBrowserRecord.isKnown(token, of: person, at: now, in: $0) }
        return isKnown ? [.browser(Array(token.hash), person)] : attempt.sources
    }

    func signIn(
        _ password: Password, as person: Person.ID?, in browser: SignInBrowser
    ) async throws -> SignedIn {
        guard let person else {
            try await hasher.spendTime(on: password)
            throw AccountError.wrongPassword
        }
        let checked: (stored: String, hash: PasswordHash, edition: String)
        do {
            checked = try await checkedHash(password, of: person)
        } catch AccountError.wrongPassword {
            note(.wrongPassword, of: person, on: browser.device)
            throw AccountError.wrongPassword
        }
        let (stored, hash, edition) = checked
        let renewed = if hasher.isOutdated(hash) { try await hasher.hash(password).description } else { stored }
        let token = SessionToken.random()
        let now = clock.now()
        let session = Session.begun(in: browser, at: now)
        do {
            let news = try await database.write { db in
                // The password may have been changed while this one was checked.
                guard try Self.storedHash(of: person, in: db) == stored else { throw AccountError.wrongPassword }
                if renewed != stored {
                    try db.execute(
                        sql: "UPDATE password SET hash = ? WHERE person_id = ?",
                        arguments: [renewed, person.rawValue])
                }
                let news = try AccountEventRecord.news(of: person, in: db)
                let isExpected = try Self.isExpected(browser, of: person, at: now, in: db)
                let event = AccountEvent(isExpected ? .signedIn : .newBrowser, at: now, device: browser.device)
                try AccountEventRecord.add(event, of: person, in: db)
                try SessionRecord.begin(session, token: token, of: person, in: browser, in: db)
                return news
            }
            return SignedIn(person, token: token, news: news)
        } catch StorageError.full {
            // When the disk is full, a person who knows the password may still see their films, and free some space.
            pendingSessions.add(session, token: SessionRecord.hash(token), of: person, edition: edition)
            return SignedIn(person, token: token)
        }
    }

    /// Whether a person signs in with a browser that is known, or none is.
    private static func isExpected(
        _ browser: SignInBrowser, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws -> Bool {
        if let former = browser.former, try KnownBrowserRecord.isKnown(former, of: person, at: now, in: db) {
            return true
        }
        return try !KnownBrowserRecord.hasAny(person, at: now, in: db)
    }

    /// The answer does not wait for this, because a name that nobody has takes as long.
    func note(_ kind: AccountEvent.Kind, of person: Person.ID, on device: String) {
        let event = AccountEvent(kind, at: clock.now(), device: device)
        database.noteLater { try AccountEventRecord.add(event, of: person, in: $0) }
    }

    func sessions(of person: Person.ID) throws -> [Session] {
        let now = clock.now()
        let (storedSessions, edition) = try database.read { db in
            (try SessionRecord.all(of: person, in: db), try Self.edition(of: person, in: db))
        }
        return (pendingSessions.all(of: person, edition: edition) + storedSessions)
            .filter { Session.isAlive(lastUsedAt: $0.lastUsedAt, at: now) }
            .sorted { $0.lastUsedAt > $1.lastUsedAt }
    }

    func endSession(_ id: Session.ID, of person: Person.ID) async throws -> Bool {
        if pendingSessions.end(of: person, where: { $0 == id }) > 0 { return true }
        return try await database.write { db in
            try SessionRecord.end([id], of: person, in: db)
            return db.changesCount > 0
        }
    }

    func endSessions(of person: Person.ID, except id: Session.ID) async throws -> Int {
        let count = pendingSessions.end(of: person) { $0 != id }
        return try await database.write { try SessionRecord.endAll(of: person, except: id, in: $0) + count }
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

}

// MARK: - Rows

extension StoredAccounts {
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

    static func hasPassword(_ person: Person.ID, in db: Database) throws -> Bool {
        try storedHash(of: person, in: db) != nil
    }

    /// Whether any person has a password.
    private static func isProtected(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM password)")) ?? false
    }

    static let saveInvitationSQL = InvitationColumn.upsertion(into: "invitation", key: [.personID])

    /// Only a member is invited, also if they became an owner since, and only as long as the person who runs this Filmz
    /// has a way in.
    static let invitationSQL = """
        SELECT \(InvitationColumn.list()) FROM invitation WHERE hash = ?
        AND EXISTS (SELECT 1 FROM person WHERE id = invitation.person_id AND role = 'member' AND retired_at IS NULL)
        AND EXISTS (SELECT 1 FROM password JOIN person ON person.id = person_id WHERE id = 1 AND name <> '')
        """

    static let farewellSQL = """
        SELECT \(InvitationColumn.list()) FROM invitation WHERE hash = ?
        AND EXISTS (SELECT 1 FROM person WHERE id = invitation.person_id AND retired_at IS NOT NULL)
        """

    static let savePasswordSQL = PasswordColumn.upsertion(into: "password", owner: ["person_id"], key: [])
}

/// The columns of `invitation`.
private enum InvitationColumn: Int, StoredColumn {
    case personID, hash, madeAt

    static let names = spelled
}

/// The columns of `password`.
private enum PasswordColumn: Int, StoredColumn {
    case hash, changedAt

    static let names = spelled
}
