import FilmzDomain
import GRDB

extension StoredMyFilms {
    func notSeen(among films: [Film.ID], by person: Person.ID) async throws -> Set<Film.ID> {
        guard !films.isEmpty else { return [] }
        let ids = try database.read { db in
            try Film.ID.fetchAll(
                db.cachedStatement(sql: Self.notSeenSQL),
                arguments: ["person": person.rawValue, "films": films.map(\.rawValue).json])
        }
        return Set(ids)
    }

    func note(notSeen: Bool, of film: Film.ID, by person: Person.ID) async throws {
        guard let id = try existingFilms([film], for: .person(person)).first?.id else { throw DomainError.noSuchFilm }
        try await database.write { [now = clock.now()] db in
            guard notSeen else {
                return try db.execute(
                    sql: "DELETE FROM not_seen WHERE person_id = ? AND film_id = ?",
                    arguments: [person.rawValue, id.rawValue])
            }
            try Self.insert(id, at: now, for: person, in: db)
        }
    }

    func notSeen(by person: Person.ID) async throws -> [Film.ID: Timestamp] {
        try database.read { db in
            let statement = try db.cachedStatement(
                sql: "SELECT \(NotSeenColumn.list()) FROM not_seen WHERE person_id = ?")
            let rows = try NotSeenColumn.fetchAll(statement, arguments: [person.rawValue])
            return Dictionary(
                rows.compactMap { row in
                    Film.ID(rawValue: row[.filmID]).map { ($0, Timestamp(milliseconds: row[.saidAt])) }
                }
            ) { first, _ in first }
        }
    }

    func restore(notSeen: [Film.ID: Timestamp], by person: Person.ID) async throws {
        let knownFilms = try films.films(Array(notSeen.keys), for: .person(person))
        try await database.write { db in
            for (film, said) in notSeen {
                guard let id = knownFilms[film]?.id else { continue }
                try Self.insert(id, at: said, for: person, in: db)
            }
        }
    }

    /// The columns of `not_seen`.
    private enum NotSeenColumn: Int, StoredColumn {
        case filmID, saidAt

        static let names = spelled
    }

    /// Keeps the time of an earlier row.
    private static func insert(
        _ film: Film.ID, at time: Timestamp, for person: Person.ID, in db: Database
    ) throws {
        let row = NotSeenColumn.arguments { column in
            switch column {
            case .filmID: film.rawValue
            case .saidAt: time.milliseconds
            }
        }
        let sql = NotSeenColumn.insertion(into: "not_seen", owner: ["person_id"]) + " ON CONFLICT DO NOTHING"
        try db.cachedStatement(sql: sql).execute(arguments: [person.rawValue] + row)
    }

    static let notSeenSQL = """
        SELECT film_id FROM not_seen
        WHERE person_id = :person AND film_id IN (SELECT value FROM json_each(:films))
        """
}
