import FilmzDomain
import GRDB

/// What changes did to lists.
extension ChangeRecord {
    static func save(
        _ difference: FilmListDifference, titles: [Film.ID: String], of id: Change.ID, _ person: Person.ID,
        _ db: Database
    ) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO change_list (person_id, change_id, list_id, name, format, before, after)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            person.rawValue, id.rawValue, difference.after.id.rawValue, difference.after.name,
            ChangeFormat.present.rawValue, try ChangeFormat.json(of: StoredList(difference.before)),
            try ChangeFormat.json(of: StoredList(difference.after)),
        ])
        for (film, entry) in difference.entries {
            try db.cachedStatement(
                sql: """
                    INSERT INTO change_list_entry (person_id, change_id, film_id, title, before, after)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                person.rawValue, id.rawValue, film.rawValue, titles[film] ?? "",
                try entry.before.map { try ChangeFormat.json(of: StoredListEntry($0)) },
                try entry.after.map { try ChangeFormat.json(of: StoredListEntry($0)) },
            ])
        }
    }

    /// What a change was about; nil when it was about no list.
    static func listChange(of id: Change.ID, _ person: Person.ID, _ db: Database) throws -> FilmListChange? {
        let row = try Row.fetchOne(
            db, sql: "SELECT list_id, name FROM change_list WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue])
        guard let row, let list = FilmList.ID(rawValue: row["list_id"]) else { return nil }
        var change = FilmListChange(list: list, name: row["name"])
        change.filmCount =
            try Int.fetchOne(
                db, sql: "SELECT count(*) FROM change_list_entry WHERE person_id = ? AND change_id = ?",
                arguments: [person.rawValue, id.rawValue]) ?? 0
        guard change.filmCount == 1 else { return change }
        let film = try Row.fetchOne(
            db, sql: "SELECT film_id, title FROM change_list_entry WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue])
        (change.film, change.filmTitle) = (film.flatMap { Film.ID(rawValue: $0[0]) }, film?[1])
        return change
    }

    static func listDifference(
        of id: Change.ID, _ person: Person.ID, _ db: Database
    ) throws -> FilmListDifference? {
        let row = try Row.fetchOne(
            db, sql: "SELECT list_id, format, before, after FROM change_list WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue])
        guard let row, let list = FilmList.ID(rawValue: row["list_id"]) else { return nil }
        guard let format = ChangeFormat(rawValue: row["format"]) else { throw ChangeFormatError() }
        var difference = FilmListDifference(
            before: try format.list(row["before"], list), after: try format.list(row["after"], list))
        let rows = try Row.fetchCursor(
            db, sql: "SELECT film_id, before, after FROM change_list_entry WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue])
        while let row = try rows.next() {
            guard let film = Film.ID(rawValue: row[0]) else { throw ChangeFormatError() }
            difference.entries[film] = FilmListDifference.Entry(
                before: try (row[1] as String?).map { try format.listEntry($0, film) },
                after: try (row[2] as String?).map { try format.listEntry($0, film) })
        }
        return difference
    }
}
