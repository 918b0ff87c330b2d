import FilmzDomain
import GRDB

/// The films of one change, by title. Call the function inside a transaction.
struct ChangedFilmSelection {
    let change: Change.ID
    /// A part of the title; empty for all films.
    let title: String
    let person: Person.ID

    func page(_ request: PageRequest, in db: Database) throws -> Page<ChangedFilm> {
        let last = request.cursor.flatMap { Int64($0.description) }
        let arguments: StatementArguments = [
            person.rawValue, change.rawValue, title, last, request.size + 1,
        ]
        let films = try Film.ID.fetchAll(db.cachedStatement(sql: Self.sql), arguments: arguments)
        let rows = try ChangeRecord.films(Set(films), of: change, for: person, in: db)
        let items = try films.prefix(request.size).compactMap { film in
            try rows[film].map { try changedFilm($0, in: db) }
        }
        let total = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM change_film WHERE person_id = ?1 AND \(Self.condition)"),
            arguments: [person.rawValue, change.rawValue, title])
        let next: String? = if films.count > request.size { items.last.map { String($0.film.rawValue) } } else { nil }
        return Page(items: items, total: total ?? 0, next: next.flatMap { PageCursor($0) })
    }

    private func changedFilm(_ row: ChangeRecord.ChangedFilm, in db: Database) throws -> ChangedFilm {
        let film = try PersonalFilms.resolve(row.change.film, in: db)
        let current = try MyFilmRecord.fetch(film, of: person, with: .these(row.change.viewings), in: db)
        let result = current.undoing(before: row.change.before, after: row.change.after)
        return ChangedFilm(film: row.change.film, title: row.title, isUndoable: result != current)
    }

    private static let condition = "change_id = ?2 AND instr(lower(title), lower(?3)) > 0"

    private static let sql = """
        SELECT film_id FROM change_film
        WHERE person_id = ?1 AND \(condition) AND (?4 IS NULL OR (title, film_id) > (
            SELECT title, film_id FROM change_film WHERE person_id = ?1 AND change_id = ?2 AND film_id = ?4
        ))
        ORDER BY title, film_id LIMIT ?5
        """
}
