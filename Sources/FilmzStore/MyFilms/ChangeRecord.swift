import FilmzDomain
import GRDB

/// The changes of each person that can be undone, in the tables `change` and `change_film`. Call the functions inside a
/// transaction.
enum ChangeRecord {
    /// How far a change has come; see ``FilmzDatabase/changes``.
    enum State: String {
        case staged, settling, made
    }

    /// How many films of a change are written in one transaction: few enough that nobody has to wait.
    static let pieceSize = 50
    /// How many are read at once, of which as many are written together as take a moment.
    static let readSize = 4 * pieceSize

    /// - Parameter isKept: whether the change stays, however many come after it
    static func insert(
        _ change: Change, of person: Person.ID, state: State = .made, isKept: Bool = false, at time: Timestamp,
        in db: Database
    ) throws {
        var queries: String?
        if case .recentQueries(let forgotten, let remembered) = change.subject {
            queries = try ChangeFormat.json(forgotten: forgotten, remembered: remembered)
        }
        let madeAt = try next(time, of: person, in: db)
        let row = ChangeColumn.arguments { column in
            switch column {
            case .id: change.id.rawValue
            case .madeAt: madeAt
            case .kind: change.kind.rawValue
            case .state: state.rawValue
            case .isKept: isKept
            case .format: ChangeFormat.current.rawValue
            case .queries: queries
            }
        }
        try db.cachedStatement(sql: ChangeColumn.insertion(into: "change", owner: ["person_id"]))
            .execute(arguments: [person.rawValue] + row)
        try dropOldest(of: person, in: db)
    }

    /// Removes the oldest changes beyond the limit, but none that is kept.
    private static func dropOldest(of person: Person.ID, in db: Database) throws {
        try db.cachedStatement(
            sql: """
                DELETE FROM change WHERE person_id = ?1 AND state = 'made' AND NOT is_kept AND made_at < (
                    SELECT made_at FROM change WHERE person_id = ?1 AND NOT is_kept
                    ORDER BY made_at DESC LIMIT 1 OFFSET ?2
                )
                """
        ).execute(arguments: [person.rawValue, Change.keptPerPerson - 1])
        try forgetRemovedLists(of: person, in: db)
    }

    static func fetch(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Change? {
        let sql = "SELECT \(ChangeColumn.list()) FROM change WHERE person_id = ? AND id = ? AND state <> 'staged'"
        let row = try ChangeColumn.fetchOne(
            db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue])
        guard let row, let kind = Change.Kind(rawValue: row[.kind]) else { return nil }
        if let queries: String = row[.queries] {
            let (forgotten, remembered) = try format(row[.format]).queries(queries)
            return Change(id: id, kind: kind, subject: .recentQueries(forgotten: forgotten, remembered: remembered))
        }
        if let subject = try listSubject(of: id, for: person, in: db) {
            return Change(id: id, kind: kind, subject: subject)
        }
        let count = try count(of: id, for: person, in: db)
        guard count == 1, let only = try films(of: id, for: person, limit: 1, in: db).first else {
            return Change(id: id, kind: kind, subject: .myFilms(count: count))
        }
        return Change(id: id, kind: kind, subject: only.subject, episode: try only.episode(db))
    }

    static func isKept(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        try Bool.fetchOne(
            db, sql: "SELECT is_kept FROM change WHERE person_id = ? AND id = ?",
            arguments: [person.rawValue, id.rawValue]) ?? false
    }

    /// Removes a change, so that it can no longer be undone. A change that is not in the relations yet stays until it
    /// is.
    /// - Returns: whether there was one
    static func forget(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        try db.execute(
            sql: "DELETE FROM change WHERE person_id = ? AND id = ? AND state = 'made'",
            arguments: [person.rawValue, id.rawValue])
        return db.changesCount > 0
    }

    /// - Returns: whether there was one
    static func delete(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        try db.execute(
            sql: "DELETE FROM change WHERE person_id = ? AND id = ?", arguments: [person.rawValue, id.rawValue])
        return db.changesCount > 0
    }

    /// Whether a batch can still take edits.
    static func isStaged(_ id: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM change WHERE person_id = ? AND id = ? AND state = 'staged')"
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue, id.rawValue]) ?? false
    }

    /// Makes what a batch has put aside happen.
    static func commit(_ id: Change.ID, of person: Person.ID, at time: Timestamp, in db: Database) throws {
        try db.execute(
            sql: "UPDATE change SET state = 'settling', made_at = ? WHERE person_id = ? AND id = ?",
            arguments: [try next(time, of: person, in: db), person.rawValue, id.rawValue])
        try db.execute(
            sql: "UPDATE person SET settling = ?, revision = revision + 1 WHERE id = ?",
            arguments: [id.rawValue, person.rawValue])
    }

    /// Ends a batch that is completely in the relations. If it changed nothing, it is removed.
    static func finish(_ id: Change.ID, of person: Person.ID, in db: Database) throws {
        if try count(of: id, for: person, in: db) == 0, try !hasLists(id, of: person, in: db) {
            _ = try delete(id, of: person, in: db)
        } else {
            try db.execute(
                sql: "UPDATE change SET state = 'made' WHERE person_id = ? AND id = ?",
                arguments: [person.rawValue, id.rawValue])
        }
        try db.execute(
            sql: "UPDATE person SET settling = NULL, revision = revision + 1 WHERE id = ?",
            arguments: [person.rawValue])
        try dropOldest(of: person, in: db)
    }

    /// The time of a new change, always later than the newest one. Otherwise, after a clock was set back, the newest
    /// change would look like the oldest and be dropped.
    private static func next(_ time: Timestamp, of person: Person.ID, in db: Database) throws -> Int64 {
        let newest = try Int64.fetchOne(
            db, sql: "SELECT max(made_at) FROM change WHERE person_id = ?", arguments: [person.rawValue])
        return max(time.milliseconds, (newest ?? 0) + 1)
    }

    /// Whether any person has something put aside. This is one step down an index that is nearly always empty.
    static func hasStaged(_ db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM change WHERE state = 'staged')"
        return try Bool.fetchOne(db, sql: sql) ?? false
    }

    /// Removes what unfinished batches put aside.
    static func removeStaged(_ db: Database) throws {
        try db.execute(sql: "DELETE FROM change WHERE state = 'staged'")
    }
}

// MARK: - The films of a change

extension ChangeRecord {
    /// One film of a change.
    struct ChangedFilm {
        var change: Change.FilmChange
        var title: String
        var isStaged = false

        var subject: Change.Subject {
            .myFilm(change.film, title: title, before: change.before, after: change.after)
        }

        /// The number of the only episode whose viewings differ.
        func episode(_ db: Database) throws -> EpisodeNumber? {
            guard let id = change.episode else { return nil }
            return try EpisodeRecord.fetch([id], of: change.film, in: db)[id]?.number
        }
    }

    static func save(_ films: [ChangedFilm], of id: Change.ID, for person: Person.ID, in db: Database) throws {
        let texts = films.map { film in
            (
                title: Array(film.title.utf8), before: ChangeFormat.json(film.change.before),
                after: ChangeFormat.json(film.change.after)
            )
        }
        _ = try RowWriter.write(films.count, rows: filmRows, in: db) { row, index in
            for column in ChangeFilmColumn.allCases {
                switch column {
                case .personID: row.bind(person.rawValue, column: column)
                case .changeID: row.bind(id.rawValue, column: column)
                case .filmID: row.bind(films[index].change.film.rawValue, column: column)
                case .title: row.bind(copying: texts[index].title, column: column)
                case .format: row.bind(Int64(ChangeFormat.current.rawValue), column: column)
                case .before: row.bind(copying: texts[index].before, column: column)
                case .after: row.bind(copying: texts[index].after, column: column)
                case .isStaged: row.bind(films[index].isStaged ? Int64(1) : 0, column: column)
                }
            }
        }
    }

    static let filmRows = RowWriter.Rows(
        into: "change_film", columns: ChangeFilmColumn.names,
        conflict: .replaces(key: ["person_id", "change_id", "film_id"]))

    static func count(of id: Change.ID, for person: Person.ID, in db: Database) throws -> Int {
        try Int.fetchOne(
            db, sql: "SELECT count(*) FROM change_film WHERE person_id = ? AND change_id = ?",
            arguments: [person.rawValue, id.rawValue]) ?? 0
    }

    /// How many films of a change differ in more than that they are met.
    static func countBeyondMeeting(of id: Change.ID, for person: Person.ID, in db: Database) throws -> Int {
        let sql = """
            SELECT count(*) FROM change_film WHERE person_id = ? AND change_id = ?
            AND NOT (before = '{"unmet":true}' AND after = '{}')
            """
        return try Int.fetchOne(db, sql: sql, arguments: [person.rawValue, id.rawValue]) ?? 0
    }

    /// The first films of a change, in the order of their IDs.
    static func films(
        of id: Change.ID, for person: Person.ID, limit: Int = pieceSize, in db: Database
    ) throws -> [ChangedFilm] {
        try films(db, condition: "true ORDER BY film_id LIMIT ?3", arguments: [person.rawValue, id.rawValue, limit])
    }

    /// Some films of a change that are put aside and not in the relations.
    static func staged(in id: Change.ID, of person: Person.ID, db: Database) throws -> [ChangedFilm] {
        try films(
            db, condition: "is_staged ORDER BY film_id LIMIT ?3", arguments: [person.rawValue, id.rawValue, pieceSize])
    }

    /// What a change has of these films.
    static func films(
        _ films: Set<Film.ID>, of id: Change.ID, for person: Person.ID, in db: Database
    ) throws -> [Film.ID: ChangedFilm] {
        let rows = try Self.films(
            db, condition: "film_id IN (SELECT value FROM json_each(?3))",
            arguments: [person.rawValue, id.rawValue, films.map(\.rawValue).json])
        return Dictionary(rows.map { ($0.change.film, $0) }) { first, _ in first }
    }

    /// Puts aside the inverse of a piece of a change.
    /// - Parameter last: the films after this one
    /// - Returns: the last film of the piece; nil when there is none
    static func stageInverse(
        of id: Change.ID, in inverse: Change.ID, for person: Person.ID, after last: Int64, db: Database
    ) throws -> Int64? {
        let piece: StatementArguments = [
            "person": person.rawValue, "change": id.rawValue, "last": last, "limit": readSize,
        ]
        let reached = try Int64.fetchOne(db.cachedStatement(sql: pieceEndSQL), arguments: piece)
        guard let reached else { return nil }
        try db.cachedStatement(sql: inverseSQL).execute(
            arguments: [
                "person": person.rawValue, "change": id.rawValue, "last": last, "reached": reached,
                "inverse": inverse.rawValue,
            ])
        return reached
    }

    static let pieceEndSQL = """
        SELECT max(film_id) FROM (
            SELECT film_id FROM change_film WHERE person_id = :person AND change_id = :change AND film_id > :last
            ORDER BY film_id LIMIT :limit
        )
        """

    static let inverseSQL = """
        INSERT INTO change_film (person_id, change_id, film_id, title, format, before, after, is_staged)
        SELECT person_id, :inverse, film_id, title, format, after, before, 1 FROM change_film
        WHERE person_id = :person AND change_id = :change AND film_id > :last AND film_id <= :reached
        """

    /// Records that films of a change are in the relations as they were staged.
    static func markApplied(_ films: [Film.ID], of id: Change.ID, for person: Person.ID, in db: Database) throws {
        guard !films.isEmpty else { return }
        try db.cachedStatement(
            sql: """
                UPDATE change_film SET is_staged = 0
                WHERE person_id = ? AND change_id = ? AND film_id IN (SELECT value FROM json_each(?))
                """
        ).execute(arguments: [person.rawValue, id.rawValue, films.map(\.rawValue).json])
    }

    static func remove(
        _ film: Film.ID, of id: Change.ID, for person: Person.ID, in db: Database
    ) throws {
        try db.cachedStatement(
            sql: "DELETE FROM change_film WHERE person_id = ? AND change_id = ? AND film_id = ?"
        ).execute(arguments: [person.rawValue, id.rawValue, film.rawValue])
    }

    private static func films(
        _ db: Database, condition: String, arguments: StatementArguments
    ) throws -> [ChangedFilm] {
        let sql = """
            SELECT \(ChangeFilmColumn.list()) FROM change_film
            WHERE person_id = ?1 AND change_id = ?2 AND \(condition)
            """
        return try ChangeFilmColumn.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map { row in
            guard let id = Film.ID(rawValue: row[.filmID]) else { throw ChangeFormatError() }
            let format = try format(row[.format])
            return ChangedFilm(
                change: Change.FilmChange(
                    film: id, before: try format.relation(row[.before]), after: try format.relation(row[.after])),
                title: row[.title], isStaged: row[.isStaged])
        }
    }

    private static func format(_ number: Int) throws -> ChangeFormat {
        guard let format = ChangeFormat(rawValue: number) else { throw ChangeFormatError() }
        return format
    }
}

/// The columns of `change`.
private enum ChangeColumn: Int, StoredColumn {
    case id, madeAt, kind, state, isKept, format, queries

    static let names = spelled
}

/// The columns of `change_film`.
private enum ChangeFilmColumn: Int, StoredColumn {
    case personID, changeID, filmID, title, format, before, after, isStaged

    static let names = spelled
}
