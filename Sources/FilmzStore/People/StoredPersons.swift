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
        try await database.write { try Self.add(draft, in: $0) }
    }

    /// - Parameter keeper: who keeps the person as a profile; nil for nobody
    static func add(_ draft: PersonDraft, keptBy keeper: Person.ID? = nil, in db: Database) throws -> Person {
        let others = try all(db)
        // From now on a backup has to tell of which folder its persons are.
        if try StoreMetadata.tagKey.value(db) == nil { try StoreMetadata.tagKey.set(StoreMetadata.newKey, in: db) }
        let gone = try PersonDeletion.all(db)
        let id = ((others.map(\.id) + gone).map(\.rawValue).max() ?? 0) + 1
        var person = try draft.person(Person.ID(rawValue: id), beside: others)
        person.keeper = keeper
        try db.execute(
            sql: "INSERT INTO person (id, name, role, keeper_id) VALUES (?, ?, ?, ?)",
            arguments: [id, person.name, person.role.rawValue, keeper?.rawValue])
        return person
    }

    func edit(_ id: Person.ID, draft: PersonDraft) async throws -> Person {
        try await database.write { try Self.edit(id, draft: draft, in: $0) }
    }

    private static func edit(_ id: Person.ID, draft: PersonDraft, in db: Database) throws -> Person {
        let all = try all(db)
        guard let former = all.first(where: { $0.id == id }) else { throw PersonError.noSuchPerson }
        var person = try draft.person(id, beside: all.filter { $0.id != id })
        // Whoever has the browser would have an owner's rights without a password.
        guard former.keeper == nil || person.role == .member else { throw PersonError.profileStaysMember }
        person.retiredAt = former.retiredAt
        person.keeper = former.keeper
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
        let statement = try db.cachedStatement(sql: personSQL)
        return try PersonColumn.fetchOne(statement, arguments: [id.rawValue]).map(person)
    }

    func person(_ id: Person.ID) throws -> Person? { try database.readOnce { try Self.person(id, in: $0) } }

    func home(of person: Person.ID) throws -> Home? { try database.readOnce { try Self.home(of: person, in: $0) } }

    /// The home of a person; nil when they are gone or retired.
    static func home(of person: Person.ID, in db: Database) throws -> Home? {
        let statement = try db.cachedStatement(sql: homeSQL)
        let persons = try PersonColumn.fetchAll(statement, arguments: ["person": person.rawValue]).map(Self.person)
        return Home(of: person, among: persons)
    }

    static let personSQL = "SELECT \(PersonColumn.list()) FROM person WHERE id = ?"

    /// The SQL for a person's keeper, or the person, with all their profiles.
    static let homeSQL = """
        SELECT \(PersonColumn.list()) FROM person
        WHERE id = (SELECT coalesce(keeper_id, id) FROM person WHERE id = :person)
        UNION ALL
        SELECT \(PersonColumn.list()) FROM person
        WHERE keeper_id = (SELECT coalesce(keeper_id, id) FROM person WHERE id = :person)
        ORDER BY id
        """

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
            for profile in try Self.home(of: id, in: db)?.profiles ?? [] where profile.keeper == id {
                _ = try Self.setRetired(now, of: profile, kind: .retired, at: now, in: db)
            }
            return try Self.setRetired(now, of: person, kind: .retired, at: now, in: db)
        }
    }

    func readmit(_ id: Person.ID) async throws -> Person {
        let now = clock.now()
        return try await database.write { db in
            guard let person = try Self.person(id, in: db) else { throw PersonError.noSuchPerson }
            if person.retiredAt == nil { return person }
            try StoredAccounts.endInvitation(of: id, in: db)
            if let keeper = person.keeper, try Self.person(keeper, in: db)?.retiredAt != nil {
                // Otherwise they would go with their keeper after all.
                try db.execute(sql: "UPDATE person SET keeper_id = NULL WHERE id = ?", arguments: [id.rawValue])
            }
            // The profiles that were retired with them.
            for profile in try Self.all(db) where profile.keeper == id && profile.retiredAt == person.retiredAt {
                try StoredAccounts.endInvitation(of: profile.id, in: db)
                _ = try Self.setRetired(nil, of: profile, kind: .readmitted, at: now, in: db)
            }
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

    func reader(_ person: Person.ID) throws -> Reader {
        try database.readOnce { db in
            let statement = try db.cachedStatement(sql: Self.readerSQL)
            guard let row = try ReaderColumn.fetchOne(statement, arguments: ["person": person.rawValue]) else {
                return Reader()
            }
            return Reader(
                timeZone: (row[.zone] as String?).flatMap { PersonTimeZone(named: $0, isChosen: row[.isChosen]) },
                nameAtHome: row[.isSharing] ? row[.name] : nil)
        }
    }

    func setTimeZone(_ zone: PersonTimeZone?, of person: Person.ID) async throws {
        try await database.write { db in
            guard try Self.person(person, in: db) != nil else { throw PersonError.noSuchPerson }
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
                    INSERT INTO person (id, name, role, retired_at, keeper_id) VALUES (?, ?, ?, ?, NULL)
                    ON CONFLICT (id) DO UPDATE SET
                        name = excluded.name, role = excluded.role, retired_at = excluded.retired_at, keeper_id = NULL
                    """,
                arguments: [
                    person.id.rawValue, name, role.rawValue, isKnown ? person.retiredAt?.milliseconds : nil,
                ])
        }
        for person in persons where known.contains(person.id) {
            guard let keeper = person.keeper, known.contains(keeper) else { continue }
            try db.execute(
                sql: "UPDATE person SET keeper_id = ? WHERE id = ?",
                arguments: [keeper.rawValue, person.id.rawValue])
        }
        return known
    }

    static func all(_ db: Database) throws -> [Person] {
        let statement = try db.cachedStatement(sql: "SELECT \(PersonColumn.list()) FROM person ORDER BY id")
        return try PersonColumn.fetchAll(statement).map(person)
    }

    private static func person(_ row: StoredRow<PersonColumn>) -> Person {
        Person(
            id: Person.ID(rawValue: row[.id]), name: row[.name],
            role: Person.Role(rawValue: row[.role]) ?? .member,
            retiredAt: (row[.retiredAt] as Int64?).map { Timestamp(milliseconds: $0) },
            keeper: (row[.keeperID] as Int64?).map(Person.ID.init(rawValue:)))
    }

    static let readerSQL = """
        SELECT z.zone, z.is_chosen, p.name, p.keeper_id IS NOT NULL
            OR EXISTS (SELECT 1 FROM person o WHERE o.keeper_id = p.id AND o.retired_at IS NULL) AS is_sharing
        FROM person p LEFT JOIN person_time_zone z ON z.person_id = :person WHERE p.id = :person
        """

    /// The columns of ``readerSQL``.
    private enum ReaderColumn: Int, StoredColumn {
        case zone, isChosen, name, isSharing

        static let names = spelled
    }

    static let saveTimeZoneSQL = TimeZoneColumn.upsertion(
        into: "person_time_zone", owner: ["person_id"], key: [])

    /// The columns of `person_time_zone`.
    private enum TimeZoneColumn: Int, StoredColumn {
        case zone, isChosen

        static let names = spelled
    }

    /// The columns of `person`.
    private enum PersonColumn: Int, StoredColumn {
        case id, name, role, retiredAt, keeperID

        static let names = spelled
    }
}
