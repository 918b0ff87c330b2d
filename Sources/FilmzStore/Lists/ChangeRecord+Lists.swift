import FilmzDomain
import GRDB

/// What changes did to lists.
extension ChangeRecord {
    /// - Parameter isPart: whether the change is about more than its list
    static func save(
        _ difference: FilmListDifference, titles: [Film.ID: String] = [:], isPart: Bool = false, of id: Change.ID,
        for person: Person.ID, in db: Database
    ) throws {
        let list = difference.after.id
        try db.cachedStatement(
            sql: """
                INSERT OR IGNORE INTO change_list (person_id, change_id, list_id, name, is_part, format, before, after)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            person.rawValue, id.rawValue, list.rawValue, difference.after.name, isPart,
            ChangeFormat.present.rawValue, try ChangeFormat.json(of: StoredList(difference.before)),
            try ChangeFormat.json(of: StoredList(difference.after)),
        ])
        for (film, entry) in difference.entries {
            try db.cachedStatement(
                sql: """
                    INSERT OR IGNORE INTO change_list_entry
                        (person_id, change_id, list_id, film_id, title, before, after)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                person.rawValue, id.rawValue, list.rawValue, film.rawValue, titles[film] ?? "",
                try entry.before.map { try ChangeFormat.json(of: StoredListEntry($0)) },
                try entry.after.map { try ChangeFormat.json(of: StoredListEntry($0)) },
            ])
        }
    }

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
        let rows = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT list_id, name, is_part FROM change_list WHERE person_id = ? AND change_id = ?"),
            arguments: [person.rawValue, id.rawValue])
        guard let row = rows.first, let list = FilmList.ID(rawValue: row[0]) else { return nil }
        if rows.count == 1 && !row[2] { return .list(try listChange(list, named: row[1], of: id, for: person, in: db)) }
        guard try count(of: id, for: person, in: db) == 0 else { return nil }
        return if rows.count == 1 {
            .list(try listChange(list, named: row[1], of: id, for: person, in: db))
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
        let film = try Row.fetchOne(
            db, sql: "SELECT film_id, title FROM change_list_entry WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue])
        change.film = film.flatMap { Film.ID(rawValue: $0[0]) }
        change.filmTitle = film?[1]
        return change
    }

    /// What a change did to each list, or only to one.
    static func listDifferences(
        of id: Change.ID, on list: FilmList.ID? = nil, for person: Person.ID, in db: Database
    ) throws -> [FilmListDifference] {
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT list_id, format, before, after FROM change_list
                WHERE person_id = ?1 AND change_id = ?2 AND (?3 IS NULL OR list_id = ?3)
                """, arguments: [person.rawValue, id.rawValue, list?.rawValue])
        return try rows.map { row in
            guard let list = FilmList.ID(rawValue: row[0]), let format = ChangeFormat(rawValue: row[1]) else {
                throw ChangeFormatError()
            }
            var difference = FilmListDifference(
                before: try format.list(row[2], id: list), after: try format.list(row[3], id: list))
            let entries = try Row.fetchCursor(
                db,
                sql: """
                    SELECT film_id, before, after FROM change_list_entry
                    WHERE person_id = ? AND change_id = ? AND list_id = ?
                    """, arguments: [person.rawValue, id.rawValue, list.rawValue])
            while let row = try entries.next() {
                guard let film = Film.ID(rawValue: row[0]) else { throw ChangeFormatError() }
                difference.entries[film] = FilmListDifference.Entry(
                    before: try (row[1] as String?).map { try format.listEntry($0, of: film) },
                    after: try (row[2] as String?).map { try format.listEntry($0, of: film) })
            }
            return difference
        }
    }
}
