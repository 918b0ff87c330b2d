import FilmzDomain
import GRDB

/// Each person's films. The rules are the domain's; this loads, lets them be applied, saves, and notes the change, in
/// one transaction.
struct StoredMyFilms: MyFilmService {
    let database: FilmzDatabase
    let films: StoredFilms
    let clock: Clock
    private let memory = MyFilmsMemory()

    init(database: FilmzDatabase, films: StoredFilms, clock: Clock) {
        (self.database, self.films, self.clock) = (database, films, clock)
    }

    func myFilm(_ film: Film.ID, of person: Person.ID) throws -> MyFilm {
        try database.read { db in
            try MyFilmRecord.fetch(try KeptFilms.resolve(film, db), person, with: .newest, db)
        }
    }

    func viewings(of film: Film.ID, by person: Person.ID, page: PageRequest) throws -> Page<Viewing> {
        try database.read { db in
            try ViewingSelection(film: try KeptFilms.resolve(film, db), person: person).page(page, db)
        }
    }

    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) throws -> Viewing? {
        try database.read { db in
            try ViewingSelection(film: try KeptFilms.resolve(film, db), person: person).these([id], db).first
        }
    }

    func states(of films: [Film.ID], for person: Person.ID) throws -> [Film.ID: MyFilmState] {
        guard !films.isEmpty else { return [:] }
        let question = MyFilmsMemory.States(person: person, films: films)
        return try recall(question, from: memory.states, of: person) { _, db in
            try Self.states(of: films, for: person, db)
        }
    }

    private static func states(
        of films: [Film.ID], for person: Person.ID, _ db: Database
    ) throws -> [Film.ID: MyFilmState] {
        var states: [Film.ID: MyFilmState] = [:]
        let ids = films.map(\.rawValue).json
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: statesSQL), arguments: ["person": person.rawValue, "films": ids])
        while let row = try rows.next() {
            guard let id = Film.ID(rawValue: row[0]) else { continue }
            states[id] = MyFilmsSelection.state(row, at: 1)
        }
        return states
    }

    /// All films in one question: fifty of them cost more than their answers.
    static let statesSQL = """
        SELECT asked.value, \(MyFilmsSelection.stateColumns) FROM json_each(:films) asked
        LEFT JOIN film_alias ON film_alias.alias_id = asked.value
        CROSS JOIN my_film m ON m.person_id = :person AND m.film_id = coalesce(film_alias.film_id, asked.value)
        """

    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) throws -> MyFilmsShelf {
        let selection = MyFilmsSelection(query, person: person)
        let question = ListPage(list: selection, page: page)
        return try recall(question, from: memory.shelves, of: person) { revision, db in
            let (films, next) = try selection.page(page, db)
            let totals = try memory.shelfTotals.value(for: selection, at: revision) { try selection.totals(db) }
            return MyFilmsShelf(
                films: Page(items: films, total: totals.films, next: next),
                minutes: totals.minutes,
                facets: try memory.facets(of: query.shelf, for: person, at: revision, db))
        }
    }

    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest) throws -> Diary {
        let selection = DiarySelection(filter, person: person)
        let question = ListPage(list: selection, page: page)
        return try recall(question, from: memory.diaries, of: person) { revision, db in
            let (entries, next) = try selection.page(page, db)
            let totals = try memory.diaryTotals.value(for: selection, at: revision) { try selection.totals(db) }
            return Diary(
                entries: Page(items: entries, total: totals.films, next: next),
                minutes: totals.minutes,
                facets: try memory.facets(of: .seen, for: person, at: revision, db))
        }
    }

    /// An answer as remembered since the last change of what the person has, or else worked out now.
    private func recall<Question, Answer>(
        _ question: Question, from answers: Remembered<Question, Int64, Answer>, of person: Person.ID,
        work: (_ revision: Int64, Database) throws -> Answer
    ) throws -> Answer {
        let present = try database.readOnce { try Self.revision(of: person, $0) }
        if let known = answers.value(for: question, at: present) { return known }
        return try database.read { db in
            let revision = try Self.revision(of: person, db)
            return try answers.value(for: question, at: revision) { try work(revision, db) }
        }
    }

    /// Another one after every change of what the person has.
    private static func revision(of person: Person.ID, _ db: Database) throws -> Int64 {
        let statement = try db.cachedStatement(sql: "SELECT revision FROM person WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [person.rawValue]) ?? 0
    }

    func places(of person: Person.ID, limit: Int) throws -> [String] {
        try database.read { db in
            try String.fetchAll(
                db, sql: MyFilmsMemory.placesSQL, arguments: ["person": person.rawValue, "limit": limit])
        }
    }

    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change? {
        try await change(film, of: person, kind: edit.kind, viewings: edit.viewings) { before in
            try before.applying(edit, at: clock.now())
        }
    }

    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change? {
        guard films.count <= MyFilm.bulkLimit else { throw DomainError.invalid(.films, .tooLong(MyFilm.bulkLimit)) }
        return try await change(Array(films), of: person, kind: edit.kind, viewings: edit.viewings) { _, before in
            try before.applying(edit, at: clock.now())
        }
    }

    /// Changes a relation in one transaction and notes it, to be undone.
    /// - Parameter viewings: those that are concerned
    /// - Returns: nil when nothing changed
    func change(
        _ film: Film.ID, of person: Person.ID, kind: Change.Kind, viewings: Set<Viewing.ID>,
        _ after: @Sendable @escaping (MyFilm) throws -> MyFilm
    ) async throws -> Change? {
        guard let found = try films.films([film])[film] else { throw DomainError.noSuchFilm }
        return try await database.write { db in
            let id = try films.keep([found], db)[0]
            guard let change = try change(id, of: person, viewings, db, after) else { return nil }
            let subject = Change.Subject.myFilm(
                change.film, title: found.title, before: change.before, after: change.after)
            return try note(Change(kind: kind, subject: subject), of: person, db)
        }
    }

    /// Changes the relations to several films in one transaction and notes it as one change.
    /// - Parameters:
    ///   - viewings: those that are concerned
    ///   - after: given the position among the films and the relation
    /// - Returns: nil when nothing changed
    func change(
        _ ids: [Film.ID], of person: Person.ID, kind: Change.Kind, viewings: Set<Viewing.ID>,
        _ after: @Sendable @escaping (Int, MyFilm) throws -> MyFilm
    ) async throws -> Change? {
        let known = try films.films(ids)
        let found = ids.compactMap { known[$0] }
        guard found.count == ids.count else { throw DomainError.noSuchFilm }
        return try await database.write { db in
            let changes = try films.keep(found, db).enumerated().compactMap { index, id in
                try change(id, of: person, viewings, db) { try after(index, $0) }
            }
            return changes.isEmpty ? nil : try note(Change(kind: kind, subject: .myFilms(changes)), of: person, db)
        }
    }

    private func change(
        _ id: Film.ID, of person: Person.ID, _ viewings: Set<Viewing.ID>, _ db: Database,
        _ after: (MyFilm) throws -> MyFilm
    ) throws -> Change.FilmChange? {
        let before = try MyFilmRecord.fetch(id, person, with: .these(viewings), db)
        let after = try after(before)
        guard after != before else { return nil }
        try MyFilmRecord.save(after, insteadOf: before, id, person, db)
        return Change.FilmChange(film: id, before: before, after: after)
    }

    private func note(_ change: Change, of person: Person.ID, _ db: Database) throws -> Change {
        try ChangeRecord.insert(change, person, at: clock.now(), db)
        return change
    }
}
