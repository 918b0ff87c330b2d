import FilmzDomain
import GRDB

/// One person's changes, newest first. No two have the same time. Call the functions inside a transaction.
struct ChangeSelection {
    let person: Person.ID

    func page(_ request: PageRequest, in db: Database) throws -> Page<PastChange> {
        let before = request.cursor.flatMap { Int64($0.description) } ?? .max
        let rows = try ChangeTimeColumn.fetchAll(
            db.cachedStatement(sql: Self.pageSQL),
            arguments: ["person": person.rawValue, "before": before, "limit": request.size + 1])
        let changes = try rows.prefix(request.size).compactMap { row -> PastChange? in
            guard let id = Change.ID(rawValue: row[.id]), let change = try ChangeRecord.fetch(id, of: person, in: db)
            else {
                return nil
            }
            return PastChange(
                change: change, madeAt: Timestamp(milliseconds: row[.madeAt]),
                isUndoable: try isUndoable(change, in: db))
        }
        let next: Int64? = if rows.count > request.size { rows[request.size - 1][.madeAt] as Int64 } else { nil }
        return Page(items: changes, total: try total(db), next: next.flatMap { PageCursor(String($0)) })
    }

    static let pageSQL = """
        SELECT \(ChangeTimeColumn.list()) FROM change WHERE person_id = :person AND state = 'made' AND made_at < :before
        ORDER BY made_at DESC LIMIT :limit
        """

    private enum ChangeTimeColumn: Int, StoredColumn {
        case id, madeAt

        static let names = spelled
    }

    private func total(_ db: Database) throws -> Int {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM change WHERE person_id = ? AND state = 'made'"),
            arguments: [person.rawValue]) ?? 0
    }

    /// Whether undoing would change anything. Of a change of very many films only the first are checked.
    private func isUndoable(_ change: Change, in db: Database) throws -> Bool {
        switch change.subject {
        case .recentQueries(let forgotten, let remembered):
            let current = try StoredRecentQueries.fetch(person, in: db)
            let words = Set(current.map { SearchQuery($0.text)?.folded })
            return forgotten.contains { !words.contains(SearchQuery($0.text)?.folded) }
                || remembered.contains(where: current.contains)
        case .myFilm, .myFilms:
            let films = try ChangeRecord.films(of: change.id, for: person, in: db).map(\.change)
            if films.count == ChangeRecord.pieceSize { return true }
            return try films.contains { try isUndoable($0, in: db) } || areListsUndoable(of: change, in: db)
        case .list, .lists: return try areListsUndoable(of: change, in: db)
        }
    }

    private func areListsUndoable(of change: Change, in db: Database) throws -> Bool {
        try ChangeRecord.listDifferences(of: change.id, for: person, in: db).contains { difference in
            guard let list = try FilmListRecord.fetch(difference.after.id, of: person, in: db) else { return false }
            let entries = FilmListEntryRows(list: list.id, person: person, db: db)
            let currentEntries = try difference.leading { try PersonalFilms.resolve($0, in: db) }
            return try !list.undoing(currentEntries, in: entries, at: list.changedAt).isEmpty
        }
    }

    private func isUndoable(_ change: Change.FilmChange, in db: Database) throws -> Bool {
        let film = try PersonalFilms.resolve(change.film, in: db)
        let current = try MyFilmRecord.fetch(film, of: person, with: .these(change.viewings), in: db)
        return current.undoing(before: change.before, after: change.after) != current
    }
}
