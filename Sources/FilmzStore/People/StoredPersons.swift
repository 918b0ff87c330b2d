import FilmzDomain
import FilmzTextFolding
import GRDB

/// Persons, in the table `person`.
struct StoredPersons: PersonManagement {
    let database: FilmzDatabase

    func persons() throws -> [Person] {
        try database.read(Self.all)
    }

    func add(_ draft: PersonDraft) async throws -> Person {
        try await database.write { db in
            let others = try Self.all(db)
            let id = (others.map(\.id.rawValue).max() ?? 0) + 1
            let person = try draft.person(Person.ID(rawValue: id), beside: others)
            try db.execute(
                sql: "INSERT INTO person (id, name, role) VALUES (?, ?, ?)",
                arguments: [id, person.name, person.role.rawValue])
            return person
        }
    }

    func edit(_ id: Person.ID, draft: PersonDraft) async throws -> Person {
        try await database.write { db in
            let all = try Self.all(db)
            guard all.contains(where: { $0.id == id }) else { throw PersonError.noSuchPerson }
            let person = try draft.person(id, beside: all.filter { $0.id != id })
            try db.execute(
                sql: "UPDATE person SET name = ?, role = ? WHERE id = ?",
                arguments: [person.name, person.role.rawValue, id.rawValue])
            return person
        }
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
    /// A number that another name has in the backup may be somebody else's, as when the backup is of another machine. Then
    /// the person stays as the backup has them, but as a member.
    /// - Returns: the persons who are surely the same, and may sign in as before
    static func keep(_ persons: [Person], in db: Database) throws -> Set<Person.ID> {
        var names = Dictionary(uniqueKeysWithValues: try all(db).map { ($0.id, $0.name) })
        var known: Set<Person.ID> = []
        for person in persons {
            let former = names[person.id]
            let isKnown =
                person.id == .owner || former.map { TextFolding.folded($0) == TextFolding.folded(person.name) } ?? true
            let role = if isKnown { person.role } else { Person.Role.member }
            var name = (isKnown ? person.name.nonEmpty : nil) ?? former ?? ""
            let others = names.filter { $0.key != person.id }.map { TextFolding.folded($0.value) }
            // Two persons never have the same name.
            if !name.isEmpty, others.contains(TextFolding.folded(name)) { name += " \(person.id.rawValue)" }
            names[person.id] = name
            if isKnown { known.insert(person.id) }
            try db.execute(
                sql: """
                    INSERT INTO person (id, name, role) VALUES (?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role
                    """, arguments: [person.id.rawValue, name, role.rawValue])
        }
        return known
    }

    static func all(_ db: Database) throws -> [Person] {
        let statement = try db.cachedStatement(sql: "SELECT \(PersonColumn.list()) FROM person ORDER BY id")
        return try PersonColumn.fetchAll(statement).map { row in
            Person(
                id: Person.ID(rawValue: row[.id]), name: row[.name],
                role: Person.Role(rawValue: row[.role]) ?? .member)
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
        case id, name, role

        static let names = spelled
    }
}
