import FilmzDomain
import GRDB

// MARK: - Profiles

extension StoredAccounts {
    func pins(in home: Home) throws -> Set<Person.ID> {
        try database.readOnce { db in
            let statement = try db.cachedStatement(sql: Self.pinsSQL)
            let persons = home.everybody.map(\.id.rawValue).json
            return Set(try Int64.fetchAll(statement, arguments: [persons]).map(Person.ID.init(rawValue:)))
        }
    }

    func setPin(_ pin: Pin?, of person: Person.ID) async throws {
        var hash: PasswordHash?
        if let pin { hash = try await hasher.hash(pin) }
        try await database.write { [hash] db in
            try StoredPersons.requireStaying(person, in: db)
            try db.execute(sql: "DELETE FROM pin WHERE person_id = ?", arguments: [person.rawValue])
            guard let hash else { return }
            try db.execute(
                sql: "INSERT INTO pin (person_id, hash) VALUES (?, ?)",
                arguments: [person.rawValue, hash.description])
        }
    }

    func open(
        _ other: Person.ID, pin: Pin?, inSession id: Session.ID, of person: Person.ID, on device: String
    ) async throws -> SessionToken {
        let stored = try database.read { try Self.pin(of: other, atHomeWith: person, in: $0) }
        // It could not be written, and neither can its new person be.
        if pendingSessions.has(id) { throw StorageError.full }
        if let stored {
            guard let pin, let hash = PasswordHash(stored), try await hasher.matches(pin, hash: hash) else {
                note(.wrongPin, of: other, on: device)
                throw ProfileError.wrongPin
            }
        }
        let token = SessionToken.random()
        let now = clock.now()
        try await database.write { db in
            // It may have been set or changed while this one was checked.
            guard try Self.pin(of: other, atHomeWith: person, in: db) == stored else { throw ProfileError.wrongPin }
            guard try SessionRecord.give(id, of: person, to: other, token: token, at: now, in: db) else {
                throw ProfileError.notAtHome
            }
        }
        return token
    }

    /// The hash of the PIN of somebody in a person's home; nil when they have none.
    /// - Throws: ``ProfileError/notAtHome``
    private static func pin(of other: Person.ID, atHomeWith person: Person.ID, in db: Database) throws -> String? {
        guard try StoredPersons.home(of: person, in: db)?.member(other) != nil else { throw ProfileError.notAtHome }
        let statement = try db.cachedStatement(sql: "SELECT hash FROM pin WHERE person_id = ?")
        return try String.fetchOne(statement, arguments: [other.rawValue])
    }

    static let pinsSQL = "SELECT person_id FROM json_each(?) asked \(Dialect.join) pin ON person_id = asked.value"
}

extension StoredPersons {
    func addProfile(named name: String, keptBy keeper: Person.ID) async throws -> Person {
        try await database.write { db in
            guard let home = try Self.home(of: keeper, in: db), home.keeper.id == keeper,
                !home.keeper.name.isEmpty, try StoredAccounts.hasPassword(keeper, in: db)
            else { throw ProfileError.needsPassword }
            guard home.profiles.count < Home.profileLimit else { throw ProfileError.tooMany }
            return try Self.add(PersonDraft(name: name), keptBy: keeper, in: db)
        }
    }

    func deleteProfile(_ profile: Person.ID, keptBy keeper: Person.ID) async throws {
        try await database.write { db in
            guard try Self.person(profile, in: db)?.keeper == keeper else { throw ProfileError.notAtHome }
            try deletion.delete(profile, in: db)
        }
    }
}
