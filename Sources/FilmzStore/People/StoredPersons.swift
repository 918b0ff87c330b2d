import FilmzDomain
import FilmzTextFolding
import GRDB

/// Persons, in the table `person`.
struct StoredPersons: PersonManagement {
    let database: FilmzDatabase
    let deletion: PersonDeletion
    let clock: Clock

    func persons() throws -> [Person] {
        try database.read(Self.all)
    }

    func add(_ draft: PersonDraft) async throws -> Person {
        try await database.write { db in
            let others = try Self.all(db)
            // From now on a backup has to tell of which folder its persons are.
            if try StoreMetadata.tagKey.value(db) == nil { try StoreMetadata.tagKey.set(StoreMetadata.newKey, in: db) }
            let gone = try PersonDeletion.all(db)
            let id = ((others.map(\.id) + gone).map(\.rawValue).max() ?? 0) + 1
            let person = try draft.person(Person.ID(rawValue: id), beside: others)
            try db.execute(
                sql: "INSERT INTO person (id, name, role) VALUES (?, ?, ?)",
                arguments: [id, person.name, person.role.rawValue])
            return person
        }
    }

    func edit(_ id: Person.ID, draft: PersonDraft) async throws -> Person {
        try await database.write { try Self.edit(id, draft: draft, in: $0) }
    }

    private static func edit(_ id: Person.ID, draft: PersonDraft, in db: Database) throws -> Person {
        let all = try all(db)
        guard all.contains(where: { $0.id == id }) else { throw PersonError.noSuchPerson }
        let person = try draft.person(id, beside: all.filter { $0.id != id })
        try db.execute(
            sql: "UPDATE person SET name = ?, role = ? WHERE id = ?",
            arguments: [person.name, person.role.rawValue, id.rawValue])
        return person
    }

    func rename(_ person: Person.ID, to name: String) async throws -> Person {
        try await database.write { try Self.rename(person, to: name, in: $0) }
    }

    @discardableResult
    static func rename(_ id: Person.ID, to name: String, in db: Database) throws -> Person {
        guard let role = try person(id, in: db)?.role else { throw PersonError.noSuchPerson }
        return try edit(id, draft: PersonDraft(name: name, role: role), in: db)
    }

    /// - Throws: ``PersonError/noSuchPerson``, ``PersonError/isRetired``
    static func requireStaying(_ id: Person.ID, in db: Database) throws {
        guard let person = try person(id, in: db) else { throw PersonError.noSuchPerson }
        if person.retiredAt != nil { throw PersonError.isRetired }
    }

    static func person(_ id: Person.ID, in db: Database) throws -> Person? {
        try all(db).first { $0.id == id }
    }

    func delete(_ person: Person.ID) async throws {
        try await database.write { db in
            _ = try Self.person(whoMayGo: person, in: db)
            try deletion.delete(person, in: db)
        }
    }

    func retire(_ id: Person.ID) async throws -> Person {
        let now = clock.now()
        return try await database.write { db in
            let person = try Self.person(whoMayGo: id, in: db)
            // Otherwise somebody could be retired again and again, and never be gone.
            if person.retiredAt != nil { return person }
            try StoredAccounts.removePassword(of: id, in: db)
            return try Self.setRetired(now, of: person, kind: .retired, at: now, in: db)
        }
    }

    func readmit(_ id: Person.ID) async throws -> Person {
        let now = clock.now()
        return try await database.write { db in
            guard let person = try Self.person(id, in: db) else { throw PersonError.noSuchPerson }
            if person.retiredAt == nil { return person }
            try StoredAccounts.endInvitation(of: id, in: db)
            return try Self.setRetired(nil, of: person, kind: .readmitted, at: now, in: db)
        }
    }

    func deleteRetired() async throws -> [Person] {
        let now = clock.now()
        guard try !database.read({ try Self.due(at: now, in: $0) }).isEmpty else { return [] }
        return try await database.write { db in
            let gone = try Self.due(at: now, in: db)
            for person in gone { try deletion.delete(person.id, in: db) }
            return gone
        }
    }

    /// The retired persons whose time is over.
    private static func due(at now: Timestamp, in db: Database) throws -> [Person] {
        try all(db).filter { person in person.deletedAt.map { $0 <= now } ?? false }
    }

    /// - Throws: ``PersonError/firstStays``, ``PersonError/noSuchPerson``
    private static func person(whoMayGo id: Person.ID, in db: Database) throws -> Person {
        guard id != .owner else { throw PersonError.firstStays }
        guard let person = try person(id, in: db) else { throw PersonError.noSuchPerson }
        return person
    }

    private static func setRetired(
        _ time: Timestamp?, of person: Person, kind: AccountEvent.Kind, at now: Timestamp, in db: Database
    ) throws -> Person {
        try db.execute(
            sql: "UPDATE person SET retired_at = ? WHERE id = ?",
            arguments: [time?.milliseconds, person.id.rawValue])
        try AccountEventRecord.add(AccountEvent(kind, at: now), of: person.id, in: db)
        var person = person
        person.retiredAt = time
        return person
    }

    func timeZone(of person: Person.ID) throws -> PersonTimeZone? {
        try database.readOnce { db in
            try TimeZoneColumn.fetchOne(
                db.cachedStatement(sql: TimeZoneColumn.selection), arguments: [person.rawValue]
            )
            .flatMap { PersonTimeZone(named: $0[.zone], isChosen: $0[.isChosen]) }
        }
    }

    func setTimeZone(_ zone: PersonTimeZone?, of person: Person.ID) async throws {
        try await database.write { db in
            guard try Self.all(db).contains(where: { $0.id == person }) else { throw PersonError.noSuchPerson }
            guard let zone else {
                try db.execute(sql: "DELETE FROM person_time_zone WHERE person_id = ?", arguments: [person.rawValue])
                return
            }
            let row = TimeZoneColumn.arguments { column in
                switch column {
                case .zone: zone.name
                case .isChosen: zone.isChosen
                }
            }
            try db.execute(sql: Self.saveTimeZoneSQL, arguments: [person.rawValue] + row)
        }
    }

    /// Writes the persons who are here into a backup, with their names and roles; who joined since is added.
    ///
    /// In a backup of another folder, a number that another name has may be somebody else's. Then the person stays as the
    /// backup has them, but as a member.
    /// - Parameter areTheSame: whether the backup is surely of this folder, so that every number is the same person
    /// - Returns: the persons who are surely the same, and may sign in as before
    static func keep(_ persons: [Person], areTheSame: Bool, in db: Database) throws -> Set<Person.ID> {
        var names = Dictionary(uniqueKeysWithValues: try all(db).map { ($0.id, $0.name) })
        // Somebody may have got a name since that another had then.
        if areTheSame { for person in persons { names[person.id] = person.name } }
        var known: Set<Person.ID> = []
        for person in persons {
            let former = names[person.id]
            let isKnown =
                areTheSame || person.id == .owner
                || former.map { TextFolding.folded($0) == TextFolding.folded(person.name) } ?? true
            let role = if isKnown { person.role } else { Person.Role.member }
            var name = (isKnown ? person.name.nonEmpty : nil) ?? former ?? ""
            let others = names.filter { $0.key != person.id }.map { TextFolding.folded($0.value) }
            // Two persons never have the same name.
            if !name.isEmpty, others.contains(TextFolding.folded(name)) { name += " \(person.id.rawValue)" }
            names[person.id] = name
            if isKnown { known.insert(person.id) }
            try db.execute(
                sql: """
                    INSERT INTO person (id, name, role, retired_at) VALUES (?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET
                        name = excluded.name, role = excluded.role, retired_at = excluded.retired_at
                    """,
                arguments: [
                    person.id.rawValue, name, role.rawValue, isKnown ? person.retiredAt?.milliseconds : nil,
                ])
        }
        return known
    }

    static func all(_ db: Database) throws -> [Person] {
        let statement = try db.cachedStatement(sql: "SELECT \(PersonColumn.list()) FROM person ORDER BY id")
        return try PersonColumn.fetchAll(statement).map { row in
            Person(
                id: Person.ID(rawValue: row[.id]), name: row[.name],
                role: Person.Role(rawValue: row[.role]) ?? .member,
                retiredAt: (row[.retiredAt] as Int64?).map { Timestamp(milliseconds: $0) })
        }
    }

    static let saveTimeZoneSQL = TimeZoneColumn.upsertion(
        into: "person_time_zone", owner: ["person_id"], key: [])

    /// The columns of `person_time_zone`.
    private enum TimeZoneColumn: Int, StoredColumn {
        case zone, isChosen

        static let names = spelled
        static let selection = "SELECT \(list()) FROM person_time_zone WHERE person_id = ?"
    }

    /// The columns of `person`.
    private enum PersonColumn: Int, StoredColumn {
        case id, name, role, retiredAt

        static let names = spelled
    }
}
