import FilmzDomain
import FilmzJSON
import GRDB

/// The columns of `change_list`.
private enum ChangeListColumn: Int, StoredColumn {
    case listID, name, isPart, format, before, after

    static let names = spelled
}

/// The columns of `change_list_entry`.
private enum ChangeListEntryColumn: Int, StoredColumn {
    case listID, filmID, title, before, after

    static let names = spelled
}

/// What changes did to lists.
extension ChangeRecord {
    /// - Parameter isPart: whether the change is about more than its list
    static func save(
        _ difference: FilmListDifference, titles: [Film.ID: String] = [:], isPart: Bool = false, of id: Change.ID,
        for person: Person.ID, in db: Database
    ) throws {
        let list = difference.after.id
        let before = try JSONCoding.text(of: StoredList(difference.before))
        let after = try JSONCoding.text(of: StoredList(difference.after))
        let row = ChangeListColumn.arguments { column in
            switch column {
            case .listID: list.rawValue
            case .name: difference.after.name
            case .isPart: isPart
            case .format: ChangeFormat.current.rawValue
            case .before: before
            case .after: after
            }
        }
        try db.cachedStatement(sql: listInsertionSQL).execute(arguments: [person.rawValue, id.rawValue] + row)
        for (film, entry) in difference.entries {
            let row = try ChangeListEntryColumn.arguments { column in
                switch column {
                case .listID: list.rawValue
                case .filmID: film.rawValue
                case .title: titles[film] ?? ""
                case .before: try entry.before.map { try JSONCoding.text(of: StoredListEntry($0)) }
                case .after: try entry.after.map { try JSONCoding.text(of: StoredListEntry($0)) }
                }
            }
            try db.cachedStatement(sql: entryInsertionSQL).execute(arguments: [person.rawValue, id.rawValue] + row)
        }
    }

    private static let owner = ["person_id", "change_id"]
    private static let listInsertionSQL =
        ChangeListColumn.insertion(into: "change_list", owner: owner) + " ON CONFLICT DO NOTHING"
    private static let entryInsertionSQL =
        ChangeListEntryColumn.insertion(into: "change_list_entry", owner: owner) + " ON CONFLICT DO NOTHING"

    static func remove(_ list: FilmList.ID, of id: Change.ID, for person: Person.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: "DELETE FROM change_list WHERE person_id = ? AND change_id = ? AND list_id = ?"
        ).execute(arguments: [person.rawValue, id.rawValue, list.rawValue])
    }

    static func hasLists(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM change_list WHERE person_id = ? AND change_id = ?)"
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]) ?? false
    }

    /// Whether a change is about more than one list.
    static func isPart(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM change_list WHERE person_id = ? AND change_id = ? AND is_part)"
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]) ?? false
    }

    /// What a change was about that is about a list, and perhaps films beside it; or about lists and no films. Nil for
    /// any other.
    static func listSubject(of id: Change.ID, for person: Person.ID, in db: Database) throws -> Change.Subject? {
        let rows = try ChangeListColumn.fetchAll(
            db.cachedStatement(
                sql: "SELECT \(ChangeListColumn.list()) FROM change_list WHERE person_id = ? AND change_id = ?"),
            arguments: [person.rawValue, id.rawValue])
        guard let row = rows.first, let list = FilmList.ID(rawValue: row[.listID]) else { return nil }
        if rows.count == 1 && !row[.isPart] {
            return .list(try listChange(list, named: row[.name], of: id, for: person, in: db))
        }
        guard try count(of: id, for: person, in: db) == 0 else { return nil }
        return if rows.count == 1 {
            .list(try listChange(list, named: row[.name], of: id, for: person, in: db))
        } else {
            .lists(count: rows.count)
        }
    }

    private static func listChange(
        _ list: FilmList.ID, named name: String, of id: Change.ID, for person: Person.ID, in db: Database
    ) throws -> FilmListChange {
        var change = FilmListChange(list: list, name: name)
        change.filmCount =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM change_list_entry WHERE person_id = ? AND change_id = ?",
                arguments: [person.rawValue, id.rawValue]) ?? 0
        guard change.filmCount == 1 else { return change }
        let sql = "SELECT \(ChangeListEntryColumn.list()) FROM change_list_entry WHERE person_id = ? AND change_id = ?"
        let film = try ChangeListEntryColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue])
        change.film = film.flatMap { Film.ID(rawValue: $0[.filmID]) }
        change.filmTitle = film?[.title]
        return change
    }

    /// What a change did to each list, or only to one.
    static func listDifferences(
        of id: Change.ID, on list: FilmList.ID? = nil, for person: Person.ID, in db: Database
    ) throws -> [FilmListDifference] {
        let rows = try ChangeListColumn.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT \(ChangeListColumn.list()) FROM change_list
                    WHERE person_id = ?1 AND change_id = ?2 AND (?3 IS NULL OR list_id = ?3)
                    """), arguments: [person.rawValue, id.rawValue, list?.rawValue])
        return try rows.map { row in
            guard let list = FilmList.ID(rawValue: row[.listID]), let format = ChangeFormat(rawValue: row[.format])
            else { throw ChangeFormatError() }
            var difference = FilmListDifference(
                before: try format.list(row[.before], id: list), after: try format.list(row[.after], id: list))
            let entries = try ChangeListEntryColumn.fetchCursor(
                db.cachedStatement(
                    sql: """
                        SELECT \(ChangeListEntryColumn.list()) FROM change_list_entry
                        WHERE person_id = ? AND change_id = ? AND list_id = ?
                        """), arguments: [person.rawValue, id.rawValue, list.rawValue])
            while let row = try entries.next() {
                guard let film = Film.ID(rawValue: row[.filmID]) else { throw ChangeFormatError() }
                difference.entries[film] = FilmListDifference.Entry(
                    before: try (row[.before] as String?).map { try format.listEntry($0, of: film) },
                    after: try (row[.after] as String?).map { try format.listEntry($0, of: film) })
            }
            return difference
        }
    }

    /// Forgets removed lists that no change can bring back.
    static func forgetRemovedLists(of person: Person.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                DELETE FROM film_list WHERE person_id = ?1 AND is_removed AND NOT EXISTS (
                    SELECT 1 FROM change_list
                    WHERE change_list.person_id = ?1 AND change_list.list_id = film_list.id
                )
                """
        ).execute(arguments: [person.rawValue])
    }
}
