import FilmzDomain
import FilmzLocking
import GRDB

/// Work that waits until a person's films are next read or changed: a committed batch is applied to the relations in
/// pieces, and films whose facts have changed are updated on their shelves. Readers of these films see all of it or
/// wait; others never wait for more than one piece. When the database cannot be written, shelves are read in the order
/// they have.
struct BatchApplication: Sendable {
    /// The work that a person's films still wait for.
    struct State {
        /// A value that differs after every change of what the person's films show.
        let revision: Revision
        /// The committed batch that is not in the relations yet.
        let change: Change.ID?
        /// The number of the facts that the shelves have reached.
        let shelved: Int64
    }

    struct Revision: Hashable {
        var relations: Int64 = 0
        var facts: Int64 = 0
        var aliases: Int64 = 0

        /// A value that differs after every change of any film's facts.
        var filmRevision: Revision { Revision(facts: facts, aliases: aliases) }
    }

    let database: FilmzDatabase
    /// The persons whose shelves have the current facts.
    private let current = RevisionCache<Person.ID, Revision, Bool>(limit: 1_000)

    /// The state of a person's films. Call it inside a read.
    func state(of person: Person.ID, in db: Database) throws -> State {
        let statement = try db.cachedStatement(sql: StateColumn.selection)
        guard let row = try StateColumn.fetchOne(statement, arguments: [person.rawValue]) else {
            return State(revision: Revision(), change: nil, shelved: 0)
        }
        return State(
            revision: Revision(relations: row[.revision], facts: row[.facts], aliases: row[.aliases]),
            change: (row[.settling] as Int64?).flatMap(Change.ID.init(rawValue:)), shelved: row[.shelved])
    }

    private enum StateColumn: Int, StoredColumn {
        case revision, facts, aliases, settling, shelved

        static let names = spelled
        static let selection = "SELECT \(list()) FROM person CROSS JOIN film_stamp WHERE person.id = ?"
    }

    /// Whether work has to be done before a person's films can be read. Call it inside the same read as
    /// ``state(of:in:)``.
    func isNeeded(_ state: State, of person: Person.ID, in db: Database) throws -> Bool {
        if state.change != nil { return true }
        guard state.shelved < state.revision.facts else { return false }
        let isCurrent = try current.value(for: person, at: state.revision) {
            try Self.changedFilms(for: person, since: state.shelved, of: state.revision.facts, limit: 1, in: db).isEmpty
        }
        return !isCurrent
    }

    /// Does all of the work, in pieces.
    func finish(_ person: Person.ID) async throws {
        var pace = WritingPace(database)
        var shelves = ShelfApplication()
        while true {
            let start = shelves
            let span = pace.span
            let (isMore, next) = try await database.writePiece(hasCompany: pace.hasCompany) { db in
                var shelves = start
                return (try step(person, into: &shelves, span: span, in: db), shelves)
            }
            guard isMore else { return }
            shelves = next
            try await pace.next()
        }
    }

    /// Does all of the work if the database can be written. Does not wait for other programs.
    /// - Returns: whether all of the work is done
    func finishIfPossible(_ person: Person.ID) async -> Bool {
        while true {
            let isMore = Mutex<Bool?>(nil)
            await database.note { db in
                var shelves = ShelfApplication()
                let answer = try step(person, into: &shelves, span: .zero, in: db)
                isMore.withLock { $0 = answer }
            }
            guard let isMore = isMore.withLock(\.self) else { return false }
            if !isMore { return true }
        }
    }

    /// - Parameter span: the time that the step may take
    /// - Returns: whether there may be more to do
    private func step(
        _ person: Person.ID, into shelves: inout ShelfApplication, span: Duration, in db: Database
    ) throws -> Bool {
        let state = try state(of: person, in: db)
        if let change = state.change {
            let end = ContinuousClock.now + span
            // Pages that several pieces change are written once.
            while try Self.apply(change, of: person, in: db) || shelves.step(person, in: db) {
                if ContinuousClock.now >= end { return true }
            }
            try ChangeRecord.finish(change, of: person, in: db)
            return true
        }
        guard state.shelved < state.revision.facts else { return false }
        let changed = try Self.changedFilms(
            for: person, since: state.shelved, of: state.revision.facts, limit: ChangeRecord.pieceSize, in: db)
        let films = changed.map(\.film).json
        for sql in [ShelfApplication.takingOffSQL, ShelfApplication.shelvingSQL] {
            try db.cachedStatement(sql: sql).execute(arguments: [person.rawValue, films])
        }
        let isLast = changed.count < ChangeRecord.pieceSize
        try db.execute(
            sql: "UPDATE person SET shelved = ?, revision = revision + 1 WHERE id = ?",
            arguments: [isLast ? state.revision.facts : changed.last?.number, person.rawValue])
        return !isLast
    }

    /// Applies a piece of a staged change to the relations. Whatever was changed meanwhile stays as it is.
    /// - Returns: whether anything was left to apply
    static func apply(_ change: Change.ID, of person: Person.ID, in db: Database) throws -> Bool {
        let staged = try ChangeRecord.staged(in: change, of: person, db: db)
        try apply(staged, of: change, for: person, in: db)
        return !staged.isEmpty
    }

    /// Whether a person's committed change has something staged for these films. Call it inside a read.
    func isWaiting(_ films: Set<Film.ID>, of person: Person.ID, in db: Database) throws -> Bool {
        guard let change = try state(of: person, in: db).change else { return false }
        return try ChangeRecord.films(films, of: change, for: person, in: db).values.contains(where: \.isStaged)
    }

    /// Applies the staged part of a person's committed change to these films, so that they can be read and changed.
    /// Call it inside a write.
    func finish(_ films: Set<Film.ID>, of person: Person.ID, in db: Database) throws {
        guard let change = try state(of: person, in: db).change else { return }
        let rows = try ChangeRecord.films(films, of: change, for: person, in: db).values
        try Self.apply(rows.filter(\.isStaged), of: change, for: person, in: db)
    }

    private static func apply(
        _ staged: [ChangeRecord.ChangedFilm], of change: Change.ID, for person: Person.ID, in db: Database
    ) throws {
        let films = Set(staged.map(\.change.film))
        let aliases = try PersonalFilmRows(db).aliases(among: films)
        var relations = try MyFilmRecords(of: Set(films.map { aliases[$0] ?? $0 }), for: person, in: db)
        var appliedFilms: [Film.ID] = []
        for var row in staged {
            let film = aliases[row.change.film] ?? row.change.film
            let before = try relations.fetch(film, with: .these(row.change.viewings), in: db)
            let after = try before.undoing(before: row.change.after, after: row.change.before)
                .remaining(of: film, for: person, in: db)
            let now = Change.FilmChange(film: film, before: before, after: after)
            if now == row.change, after != before {
                appliedFilms.append(film)
            } else {
                try ChangeRecord.remove(row.change.film, of: change, for: person, in: db)
                guard after != before else { continue }
                row.change = now
                row.isStaged = false
                try ChangeRecord.save([row], of: change, for: person, in: db)
            }
            try relations.save(after, insteadOf: before, of: film, in: db)
        }
        try ChangeRecord.markApplied(appliedFilms, of: change, for: person, in: db)
    }

    /// The person's films whose facts changed after a number, in the order of those numbers.
    private static func changedFilms(
        for person: Person.ID, since shelved: Int64, of facts: Int64, limit: Int, in db: Database
    ) throws -> [(film: Int64, number: Int64)] {
        // A few changes are looked up one by one. For many, the person's films are scanned.
        let sql = if facts - shelved < fewChanges { fewChangedSQL } else { manyChangedSQL }
        return try ChangedColumn.fetchAll(
            db.cachedStatement(sql: sql), arguments: ["person": person.rawValue, "shelved": shelved, "limit": limit]
        ).map { ($0[.id], $0[.changed]) }
    }

    private enum ChangedColumn: Int, StoredColumn {
        case id, changed

        static let names = spelled
    }

    private static let fewChanges: Int64 = 500

    static let fewChangedSQL = """
        SELECT \(ChangedColumn.list(of: "film")) FROM film
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = film.id
        WHERE film.changed > :shelved ORDER BY film.changed LIMIT :limit
        """

    static let manyChangedSQL = """
        SELECT \(ChangedColumn.list(of: "film")) FROM my_film m \(Dialect.join) film ON film.id = m.film_id
        WHERE m.person_id = :person AND film.changed > :shelved ORDER BY film.changed LIMIT :limit
        """
}
