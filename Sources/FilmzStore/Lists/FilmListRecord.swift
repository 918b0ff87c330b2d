import FilmzDomain
import GRDB

/// The columns of `film_list`.
enum FilmListColumn: Int, StoredColumn {
    case id, name, description, isRanked, rule, isRemoved, madeAt, changedAt

    static let names = spelled
}

/// The columns of `film_list_entry`.
private enum FilmListEntryColumn: Int, StoredColumn {
    case filmID, position, note, addedAt

    static let names = spelled
}

/// A person's lists and what is on them, in the tables `film_list` and `film_list_entry`. Call the functions inside a
/// transaction.
enum FilmListRecord {
    static let columns = FilmListColumn.list()

    /// Also a list that was removed; nil when there never was one, or its removal can no longer be undone.
    static func fetch(_ id: FilmList.ID, of person: Person.ID, in db: Database) throws -> FilmList? {
        let sql = "SELECT \(columns) FROM film_list WHERE person_id = ? AND id = ?"
        return try FilmListColumn.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue])
            .map(list)
    }

    static func list(_ row: StoredRow<FilmListColumn>) throws -> FilmList {
        guard let id = FilmList.ID(rawValue: row[.id]) else { throw DatabaseError(message: "not a list ID") }
        return FilmList(
            id: id, name: row[.name], description: row[.description], isRanked: row[.isRanked],
            rule: (row[.rule] as String?).flatMap(SearchQuery.init), isRemoved: row[.isRemoved],
            madeAt: Timestamp(milliseconds: row[.madeAt]), changedAt: Timestamp(milliseconds: row[.changedAt]))
    }

    /// The numbers of changes of a list: of anything, and of which films are on it.
    static func revisions(
        of id: FilmList.ID, for person: Person.ID, in db: Database
    ) throws -> (all: Int64, members: Int64)? {
        let sql = "SELECT \(RevisionColumn.list()) FROM film_list WHERE person_id = ? AND id = ?"
        return try RevisionColumn.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue])
            .map { ($0[.revision], $0[.members]) }
    }

    private enum RevisionColumn: Int, StoredColumn {
        case revision, members

        static let names = spelled
    }

    static func insert(_ list: FilmList, of person: Person.ID, in db: Database) throws {
        let row = FilmListColumn.arguments { column in
            switch column {
            case .id: list.id.rawValue
            case .name: list.name
            case .description: list.description
            case .isRanked: list.isRanked
            case .rule: list.rule?.text
            case .isRemoved: list.isRemoved
            case .madeAt: list.madeAt.milliseconds
            case .changedAt: list.changedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: FilmListColumn.insertion(into: "film_list", owner: ["person_id"]))
            .execute(arguments: [person.rawValue] + row)
    }

    /// Makes a difference happen.
    static func save(_ difference: FilmListDifference, of person: Person.ID, in db: Database) throws {
        let list = difference.after
        for (film, entry) in difference.entries { try save(entry.after, of: film, on: list.id, for: person, in: db) }
        let moves = difference.entries.values.allSatisfy { ($0.before == nil) == ($0.after == nil) }
        try db.cachedStatement(
            sql: """
                UPDATE film_list SET name = ?, description = ?, is_ranked = ?, rule = ?, is_removed = ?, changed_at = ?,
                    revision = revision + 1, members = members + ?
                WHERE person_id = ? AND id = ?
                """
        ).execute(arguments: [
            list.name, list.description, list.isRanked, list.rule?.text, list.isRemoved, list.changedAt.milliseconds,
            moves ? 0 : 1,
            person.rawValue, list.id.rawValue,
        ])
    }

    private static func save(
        _ entry: FilmListEntry?, of film: Film.ID, on list: FilmList.ID, for person: Person.ID, in db: Database
    ) throws {
        guard let entry else {
            return try db.cachedStatement(
                sql: "DELETE FROM film_list_entry WHERE person_id = ? AND list_id = ? AND film_id = ?"
            ).execute(arguments: [person.rawValue, list.rawValue, film.rawValue])
        }
        let row = FilmListEntryColumn.arguments { column in
            switch column {
            case .filmID: film.rawValue
            case .position: entry.position.text
            case .note: entry.note
            case .addedAt: entry.addedAt.milliseconds
            }
        }
        try db.cachedStatement(sql: saveEntrySQL).execute(arguments: [person.rawValue, list.rawValue] + row)
    }

    private static let saveEntrySQL = FilmListEntryColumn.upsertion(
        into: "film_list_entry", owner: ["person_id", "list_id"], key: [.filmID])

    /// How many lists a person has.
    static func count(of person: Person.ID, in db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM film_list WHERE person_id = ? AND NOT is_removed",
            arguments: [person.rawValue]) ?? 0
    }

    /// Two films prove to be one: on lists that have both, the one that stays keeps its place.
    static func merge(_ id: Film.ID, into survivor: Film.ID, in db: Database) throws {
        try db.execute(
            sql: """
                UPDATE film_list SET revision = revision + 1, members = members + 1
                WHERE (person_id, id) IN (SELECT person_id, list_id FROM film_list_entry WHERE film_id = ?)
                """, arguments: [id.rawValue])
        try db.execute(
            sql: """
                UPDATE film_list_entry SET film_id = ?1 WHERE film_id = ?2 AND NOT EXISTS (
                    SELECT 1 FROM film_list_entry other
                    WHERE other.person_id = film_list_entry.person_id AND other.list_id = film_list_entry.list_id
                    AND other.film_id = ?1
                )
                """, arguments: [survivor.rawValue, id.rawValue])
        try db.execute(sql: "DELETE FROM film_list_entry WHERE film_id = ?", arguments: [id.rawValue])
    }
}

/// The films on one list of a person, inside one transaction.
struct FilmListEntryRows: FilmListEntries {
    let list: FilmList.ID
    let person: Person.ID
    let db: Database

    private var owner: StatementArguments { [person.rawValue, list.rawValue] }

    var count: Int {
        get throws {
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT count(*) FROM film_list_entry WHERE person_id = ? AND list_id = ?"),
                arguments: owner) ?? 0
        }
    }

    /// The films that somebody typed in.
    func typedIn() throws -> [Film.ID] {
        let sql = """
            SELECT film_id FROM film_list_entry WHERE person_id = ? AND list_id = ? AND film_id BETWEEN ? AND ?
            """
        let range = Film.ID.byHand
        return try Film.ID.fetchAll(
            db.cachedStatement(sql: sql), arguments: owner + [range.lowerBound, range.upperBound])
    }

    func entries(of films: Set<Film.ID>) throws -> [Film.ID: FilmListEntry] {
        let sql = """
            SELECT \(FilmListEntryColumn.list(of: "e")) FROM json_each(?3) asked
            \(Dialect.join) film_list_entry e ON e.person_id = ?1 AND e.list_id = ?2 AND e.film_id = asked.value
            """
        let rows = try FilmListEntryColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: owner + [films.map(\.rawValue).json])
        var entries: [Film.ID: FilmListEntry] = [:]
        for row in rows {
            guard let film = Film.ID(rawValue: row[.filmID]), let position = ListPosition(row[.position] as String)
            else { continue }
            entries[film] = FilmListEntry(
                film: film, position: position, note: row[.note], addedAt: Timestamp(milliseconds: row[.addedAt]))
        }
        return entries
    }

    func position(before other: ListPosition?) throws -> ListPosition? {
        try position("position < coalesce(?3, '~') ORDER BY position DESC LIMIT 1", arguments: [other?.text])
    }

    func position(after other: ListPosition?) throws -> ListPosition? {
        try position("position > coalesce(?3, '') ORDER BY position LIMIT 1", arguments: [other?.text])
    }

    func position(number: Int) throws -> ListPosition? {
        try position("true ORDER BY position, film_id LIMIT 1 OFFSET ?3", arguments: [number - 1])
    }

    private func position(_ condition: String, arguments: StatementArguments) throws -> ListPosition? {
        let sql = "SELECT position FROM film_list_entry WHERE person_id = ?1 AND list_id = ?2 AND \(condition)"
        return try String.fetchOne(db.cachedStatement(sql: sql), arguments: owner + arguments)
            .flatMap(ListPosition.init(_:))
    }
}
