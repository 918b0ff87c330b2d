import FilmzDomain
import GRDB

/// Persons, in the table `person`.
struct StoredPersons: PersonService {
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

    func edit(_ id: Person.ID, _ draft: PersonDraft) async throws -> Person {
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

    /// - Throws: ``DomainError/ownersOnly`` unless the person runs this Filmz
    static func checkOwner(_ person: Person.ID, _ db: Database) throws {
        let sql = "SELECT role FROM person WHERE id = ?"
        let role = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue])
        guard role.flatMap(Person.Role.init(rawValue:)) == .owner else { throw DomainError.ownersOnly }
    }

    private static func all(_ db: Database) throws -> [Person] {
        try Row.fetchAll(db, sql: "SELECT id, name, role FROM person ORDER BY id").map { row in
            Person(
                id: Person.ID(rawValue: row["id"]), name: row["name"],
                role: Person.Role(rawValue: row["role"]) ?? .member)
        }
    }
}
