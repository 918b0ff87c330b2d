import FilmzDomain
import GRDB

/// Each person's films. The rules are the domain's; this loads, lets them be applied, saves, and notes the change, in
/// one transaction.
struct StoredMyFilms: MyFilmService {
    let database: FilmzDatabase
    let films: StoredFilms
    let clock: Clock

    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm {
        try await database.writer.read { db in
            try MyFilmRecord.fetch(try KeptFilms.resolve(film, db), person, db)
        }
    }

    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState] {
        guard !films.isEmpty else { return [:] }
        return try await database.writer.read { db in
            var states: [Film.ID: MyFilmState] = [:]
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(MyFilmsSelection.stateColumns) FROM my_film m
                    WHERE m.person_id = ?1 AND m.film_id =
                        coalesce((SELECT film_id FROM film_alias WHERE alias_id = ?2), ?2)
                    """)
            for film in films {
                let row = try Row.fetchOne(statement, arguments: [person.rawValue, film.rawValue])
                states[film] = row.map { MyFilmsSelection.state($0, at: 0) }
            }
            return states
        }
    }

    func films(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> Page<FilmEntry> {
        let selection = MyFilmsSelection(query, person: person)
        return try await database.writer.read { try selection.page(page, $0) }
    }

    func facets(of shelf: MyFilmsQuery.Shelf, for person: Person.ID) async throws -> MyFilmsFacets {
        let selection = MyFilmsSelection(MyFilmsQuery(shelf: shelf), person: person)
        return try await database.writer.read { db in
            MyFilmsFacets(
                genres: try selection.genres(db), decades: try selection.decades(db),
                counts: try Dictionary(
                    uniqueKeysWithValues: MyFilmsQuery.Shelf.allCases.map { shelf in
                        (shelf, try MyFilmsSelection(MyFilmsQuery(shelf: shelf), person: person).count(db))
                    }))
        }
    }

    func places(of person: Person.ID, limit: Int) async throws -> [String] {
        try await database.writer.read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT place FROM viewing WHERE person_id = ? AND place <> ''
                    GROUP BY place ORDER BY count(*) DESC, max(logged_at) DESC LIMIT ?
                    """, arguments: [person.rawValue, limit])
        }
    }

    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change? {
        try await change(film, of: person, kind: edit.kind) { before in
            try before.applying(edit, at: clock.now())
        }
    }

    /// Changes a relation in one transaction and notes it, to be undone.
    /// - Returns: nil when nothing changed
    func change(
        _ film: Film.ID, of person: Person.ID, kind: Change.Kind,
        _ after: @Sendable @escaping (MyFilm) throws -> MyFilm
    ) async throws -> Change? {
        guard let found = try await films.film(film) else { throw DomainError.noSuchFilm }
        return try await database.writer.write { [films, clock] db in
            let id = try films.keep(found, db)
            let before = try MyFilmRecord.fetch(id, person, db)
            let after = try after(before)
            guard after != before else { return nil }
            try MyFilmRecord.save(after, id, person, db)
            let change = Change(kind: kind, subject: .myFilm(id, title: found.title, before: before, after: after))
            try ChangeRecord.insert(change, person, at: clock.now(), db)
            return change
        }
    }
}
