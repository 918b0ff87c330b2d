import FilmzDomain
import GRDB

/// A person's lists as SQL, last changed first.
struct FilmListOverview {
    let person: Person.ID
    /// The film that the lists must contain; nil for all lists.
    let film: Film.ID?

    func page(_ request: PageRequest, in db: Database) throws -> (lists: [FilmList], next: PageCursor?) {
        let position = request.cursor.flatMap { KeysetCursor($0, isText: false) }
        var arguments = arguments + ["limit": request.size + 1]
        if let position { arguments += ["key": position.key, "id": position.id] }
        let rows = try FilmListColumn.fetchAll(
            db.cachedStatement(sql: pageSQL(isFirst: position == nil)), arguments: arguments)
        let lists = try rows.prefix(request.size).map(FilmListRecord.list)
        let last: FilmList? = if rows.count > request.size { lists.last } else { nil }
        return (
            lists, last.flatMap { KeysetCursor($0.changedAt.milliseconds.databaseValue, id: $0.id.rawValue).cursor }
        )
    }

    func pageSQL(isFirst: Bool) -> String {
        """
        SELECT \(FilmListRecord.columns) FROM film_list WHERE person_id = :person AND \(condition)
        \(isFirst ? "" : "AND (changed_at, id) < (:key, :id)")
        ORDER BY changed_at DESC, id DESC LIMIT :limit
        """
    }

    func count(_ db: Database) throws -> Int {
        let sql = "SELECT count(*) FROM film_list WHERE person_id = :person AND \(condition)"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
    }

    /// The first films of a list.
    func cover(of list: FilmList.ID, in db: Database) throws -> [Film] {
        try FilmRecord.films(
            db, sql: Self.coverSQL, arguments: [person.rawValue, list.rawValue, FilmList.coverSize])
    }

    static let coverSQL = """
        SELECT \(FilmRecord.columns) FROM film_list_entry e \(Dialect.join) film ON film.id = e.film_id
        WHERE e.person_id = ? AND e.list_id = ? ORDER BY e.position, e.film_id LIMIT ?
        """

    private var condition: String {
        guard film != nil else { return "is_removed = 0" }
        return """
            is_removed = 0 AND id IN (
                SELECT e.list_id FROM film_list_entry e WHERE e.film_id = :film AND e.person_id = :person
            )
            """
    }

    private var arguments: StatementArguments {
        let person: StatementArguments = ["person": person.rawValue]
        return film.map { person + ["film": $0.rawValue] } ?? person
    }
}
