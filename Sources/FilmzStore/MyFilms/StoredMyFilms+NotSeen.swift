import FilmzDomain
import GRDB

extension StoredMyFilms {
    func notSeen(among films: [Film.ID], by person: Person.ID) async throws -> Set<Film.ID> {
        guard !films.isEmpty else { return [] }
        let ids = try database.read { db in
            try Int64.fetchAll(
                db.cachedStatement(sql: Self.notSeenSQL),
                arguments: ["person": person.rawValue, "films": films.map(\.rawValue).json])
        }
        return Set(ids.compactMap(Film.ID.init(rawValue:)))
    }

    func note(notSeen: Bool, of film: Film.ID, by person: Person.ID) async throws {
        guard let id = try found([film], for: .person(person)).first?.id else { throw DomainError.noSuchFilm }
        try await database.write { [now = clock.now()] db in
            guard notSeen else {
                return try db.execute(
                    sql: "DELETE FROM not_seen WHERE person_id = ? AND film_id = ?",
                    arguments: [person.rawValue, id.rawValue])
            }
            try db.execute(
                sql: "INSERT INTO not_seen (person_id, film_id, said_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                arguments: [person.rawValue, id.rawValue, now.milliseconds])
        }
    }

    func notSeen(by person: Person.ID) async throws -> [Film.ID: Timestamp] {
        try database.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT film_id, said_at FROM not_seen WHERE person_id = ?", arguments: [person.rawValue])
            return Dictionary(
                rows.compactMap { row in
                    Film.ID(rawValue: row[0]).map { ($0, Timestamp(milliseconds: row[1])) }
                }
            ) { first, _ in first }
        }
    }

    func restore(notSeen: [Film.ID: Timestamp], by person: Person.ID) async throws {
        let known = try films.films(Array(notSeen.keys), for: .person(person))
        try await database.write { db in
            for (film, said) in notSeen {
                guard let id = known[film]?.id else { continue }
                try db.execute(
                    sql: "INSERT INTO not_seen (person_id, film_id, said_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    arguments: [person.rawValue, id.rawValue, said.milliseconds])
            }
        }
    }

    static let notSeenSQL = """
        SELECT film_id FROM not_seen
        WHERE person_id = :person AND film_id IN (SELECT value FROM json_each(:films))
        """
}
