import FilmzDomain
import GRDB

/// The storage of each person's films. The domain has the rules; this type loads, applies them, saves, and notes the
/// change, in one transaction.
struct StoredMyFilms: MyFilmService {
    let database: FilmzDatabase
    let films: StoredFilms
    let clock: Clock
    let batches: BatchApplication
    private let memory = MyFilmsCache()
    private let titles = MyTitles()
    private let titleKeys = TitleKeys()

    init(database: FilmzDatabase, films: StoredFilms, clock: Clock) {
        self.database = database
        self.films = films
        self.clock = clock
        batches = BatchApplication(database: database)
    }

    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm {
        var mine = try await read(film, of: person) { try MyFilmRecord.fetch($0, of: person, with: .newest, in: $1) }
        mine.isUnmet = false
        return mine
    }

    func relations(to films: Set<Film.ID>, of person: Person.ID) async throws -> [Film.ID: MyFilm] {
        try await read(of: person) { db in
            let aliases = try PersonalFilmRows(db).aliases(among: films)
            let records = try MyFilmRecords(of: Set(films.map { aliases[$0] ?? $0 }), for: person, in: db)
            var all: [Film.ID: MyFilm] = [:]
            for film in films {
                var mine = try records.fetch(aliases[film] ?? film, with: .all, in: db)
                mine.isUnmet = false
                all[film] = mine
            }
            return all
        }
    }

    func viewings(of film: Film.ID, by person: Person.ID, page: PageRequest) async throws -> Page<Viewing> {
        try await read(film, of: person) { film, db in
            try ViewingSelection(film: film, person: person).page(page, in: db)
        }
    }

    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) async throws -> Viewing? {
        try await read(film, of: person) { film, db in
            try ViewingSelection(film: film, person: person).these([id], in: db).first
        }
    }

    func films(ofViewings ids: Set<Viewing.ID>, by person: Person.ID) async throws -> [Viewing.ID: Film.ID] {
        try await read(of: person) { try ViewingSelection.films(of: ids, by: person, in: $0) }
    }

    func wholeFilms(after last: Film.ID?, limit: Int, of person: Person.ID) async throws -> [ExportedFilm] {
        let rows = ExportedFilmRows(person: person, last: last, limit: limit)
        return try await read(of: person) { try rows.films($0) }
    }

    func revision(of person: Person.ID) async throws -> String {
        try await read(of: person) { db in
            let revision = try batches.state(of: person, in: db).revision
            return "\(revision.relations) \(revision.facts) \(revision.aliases)"
        }
    }

    /// Reads after all of the person's changes are in the relations.
    func read<Value>(of person: Person.ID, value: (Database) throws -> Value) async throws -> Value {
        while true {
            let answer: Value? = try database.read { db in
                try batches.state(of: person, in: db).change == nil ? try value(db) : nil
            }
            if let answer { return answer }
            try await batches.finish(person)
        }
    }

    /// Reads the person's relation to one film, by its own ID, after all of its changes are applied, without waiting
    /// for the rest of a large change.
    private func read<Value>(
        _ film: Film.ID, of person: Person.ID, value: (Film.ID, Database) throws -> Value
    ) async throws -> Value {
        while true {
            let answer: Value? = try database.read { db in
                let own = try PersonalFilms.resolve(film, in: db)
                return try batches.isWaiting([film, own], of: person, in: db) ? nil : try value(own, db)
            }
            if let answer { return answer }
            try await database.write { db in
                try batches.finish([film, try PersonalFilms.resolve(film, in: db)], of: person, in: db)
            }
        }
    }

    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState] {
        guard !films.isEmpty else { return [:] }
        let question = MyFilmsCache.States(person: person, films: films)
        return try await recall(question, from: memory.states, of: person, needsShelves: false) { _, db in
            try Self.states(of: films, for: person, in: db)
        }
    }

    private static func states(
        of films: [Film.ID], for person: Person.ID, in db: Database
    ) throws -> [Film.ID: MyFilmState] {
        var states: [Film.ID: MyFilmState] = [:]
        let ids = films.map(\.rawValue).json
        let statement = try db.cachedStatement(sql: statesSQL)
        let state = try ColumnPlace<MyFilmsSelection.StateColumn>(in: statement)
        let rows = try FilmIDColumn.fetchCursor(statement, arguments: ["person": person.rawValue, "films": ids])
        while let row = try rows.next() {
            guard let id = Film.ID(rawValue: row[.filmID]) else { continue }
            states[id] = MyFilmsSelection.state(state.columns(of: row))
        }
        return states
    }

    /// The SQL for the states of all films at once: fifty queries would cost more than their answers.
    static let statesSQL = """
        SELECT asked.value AS film_id, \(MyFilmsSelection.stateColumns) FROM json_each(:films) asked
        LEFT JOIN film_alias ON film_alias.alias_id = asked.value
        \(Dialect.join) my_film m ON m.person_id = :person AND m.film_id = coalesce(film_alias.film_id, asked.value)
        """

    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> MyFilmsShelf {
        let matches = try await matches(query.filter, of: person)
        let titles = try query.titleLanguage.map { try films.titleEdition(in: $0) }
        let selection = MyFilmsSelection(
            query, person: person, matches: matches, listed: try listedFilms(query.filter, of: person), titles: titles)
        let question = ListPage(list: selection, page: page)
        return try await recall(question, from: memory.shelves, of: person) { revision, db in
            let shelf = MyFilmsCache.Shelf(person: person, shelf: query.shelf)
            let order = try titles.map { titles in
                try memory.orders.order(of: shelf, by: titles, at: revision) {
                    try keys(
                        sql: MyFilmsSelection.titlesSQL,
                        arguments: ["person": person.rawValue, "shelf": query.shelf.code], by: titles, in: db)
                }
            }
            let (films, next) = try selection.page(page, by: order, in: db) {
                try memory.films.film($0, revision: revision.filmRevision)
            }
            let totals = try memory.shelfTotals.value(for: selection, at: revision) { try selection.totals(db) }
            return MyFilmsShelf(
                films: Page(items: films, total: totals.films, next: next),
                minutes: totals.minutes,
                facets: try memory.facets(of: query.shelf, for: person, at: revision, in: db),
                correction: matches?.correction)
        }
    }

    /// The texts by which films are sorted for readers of a language. Call it inside a read.
    /// - Parameter sql: selects the films and the keys of their own titles: `film_id` and `title`
    func keys(
        sql: String, arguments: StatementArguments, by titles: TitleEdition, in db: Database
    ) throws -> [Film.ID: String] {
        let own = try TitleKeys.own(db.cachedStatement(sql: sql), arguments: arguments)
        return try titleKeys.keys(of: own, by: titles, films: films, db: db)
    }

    func films(_ query: MyFilmsQuery, of person: Person.ID) async throws -> Set<Film.ID> {
        let selection = MyFilmsSelection(
            query, person: person, matches: try await matches(query.filter, of: person),
            listed: try listedFilms(query.filter, of: person))
        return try await recall(selection, from: memory.ids, of: person) { _, db in try selection.films(db) }
    }

    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest) async throws -> Diary {
        let matches = try await matches(filter, of: person)
        let selection = DiarySelection(
            filter, person: person, matches: matches, listed: try listedFilms(filter, of: person))
        let question = ListPage(list: selection, page: page)
        return try await recall(question, from: memory.diaries, of: person) { revision, db in
            let (entries, next) = try selection.page(page, in: db) {
                try memory.films.film($0, revision: revision.filmRevision)
            }
            let totals = try memory.diaryTotals.value(for: selection, at: revision) { try selection.totals(db) }
            return Diary(
                entries: Page(items: entries, total: totals.films, next: next),
                minutes: totals.minutes,
                facets: try memory.facets(of: .seen, for: person, at: revision, in: db),
                correction: matches?.correction)
        }
    }

    /// The results of a search for the filter's words; nil without words.
    func matches(_ filter: MyFilmsQuery.Filter, of person: Person.ID) async throws -> MyTitles.Matches? {
        guard let text = filter.text else { return nil }
        let found = try await titles.matches(text, of: person, films: films)
        let tagged = try await read(of: person) { try TagRecord.films(withTagsFrom: text.folded, of: person, in: $0) }
        return found.adding(tagged)
    }

    /// The films on the person's lists, if the filter leaves them out. They are part of the question, because a change
    /// of a list leaves the revision of the person's films as it is.
    private func listedFilms(_ filter: MyFilmsQuery.Filter, of person: Person.ID) throws -> [Int64] {
        guard filter.isUnlisted else { return [] }
        let films = try database.read { db in
            try Int64.fetchAll(db.cachedStatement(sql: Self.listedSQL), arguments: [person.rawValue])
        }
        return memory.shared(films, of: person)
    }

    static let listedSQL = """
        SELECT DISTINCT e.film_id FROM film_list l
        \(Dialect.join) film_list_entry e ON e.person_id = l.person_id AND e.list_id = l.id
        WHERE l.person_id = ? AND NOT l.is_removed ORDER BY e.film_id
        """

    func allTags(of person: Person.ID) async throws -> [TagUse] {
        try await read(of: person) { db in
            try memory.tags(of: person, at: try batches.state(of: person, in: db).revision, in: db)
        }
    }

    /// A cached answer if nothing that the person's films show has changed, or else a new one.
    /// - Parameter needsShelves: whether the answer is read from the shelves, which must be up to date then
    func recall<Question, Answer>(
        _ question: Question, from answers: RevisionCache<Question, BatchApplication.Revision, Answer>,
        of person: Person.ID,
        needsShelves: Bool = true, work: (BatchApplication.Revision, Database) throws -> Answer
    ) async throws -> Answer {
        let revision = try database.readOnce { try batches.state(of: person, in: $0).revision }
        if let cached = answers.value(for: question, at: revision) { return cached }
        var isWritable = true
        while true {
            let (answer, hasBatch): (Answer?, Bool) = try database.read { db in
                let state = try batches.state(of: person, in: db)
                let isReady =
                    if needsShelves {
                        try !batches.isNeeded(state, of: person, in: db)
                    } else {
                        state.change == nil
                    }
                if isReady {
                    return (
                        try answers.value(for: question, at: state.revision) { try work(state.revision, db) }, false
                    )
                }
                let isAsGoodAsCanBe = state.change == nil && !isWritable
                return (isAsGoodAsCanBe ? try work(state.revision, db) : nil, state.change != nil)
            }
            if let answer { return answer }
            if hasBatch {
                try await batches.finish(person)
            } else {
                isWritable = await batches.finishIfPossible(person)
            }
        }
    }

    func places(of person: Person.ID, limit: Int) async throws -> [String] {
        try await read(of: person) { db in
            try String.fetchAll(
                db, sql: MyFilmsCache.placesSQL, arguments: ["person": person.rawValue, "limit": limit])
        }
    }

    func companions(of person: Person.ID, limit: Int) async throws -> [String] {
        try await read(of: person) { db in
            try String.fetchAll(
                db, sql: MyFilmsCache.companionsSQL, arguments: ["person": person.rawValue, "limit": limit])
        }
    }
}

// MARK: - Changing

extension StoredMyFilms {
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change? {
        try await apply(edit, to: [film], of: person)
    }

    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change? {
        guard let edit = try await spelt([edit], of: person).first else { return nil }
        let films = try existingFilms(Array(films), for: .person(person))
        let now = clock.now()
        let today = clock.latestDay
        return try await change(
            films.enumerated().map { index, film in
                StoredMyFilmBatch.Difference(
                    film: film, edit: index == 0 ? edit : edit.forAnotherFilm(), at: now, today: today)
            }, of: person, kind: edit.kind)
    }

    func begin(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) async throws -> any MyFilmBatch {
        try await batch(kind, isKept: isKept, of: person)
    }

    func batch(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) async throws -> StoredMyFilmBatch {
        let change = Change(kind: kind, subject: .myFilms(count: 0))
        try await database.write { [now = clock.now()] db in
            try ChangeRecord.insert(change, of: person, state: .staged, isKept: isKept, at: now, in: db)
        }
        return StoredMyFilmBatch(myFilms: self, person: person, id: change.id)
    }

    /// Changes relations together, and notes that as one change.
    /// - Returns: nil when nothing changed
    func change(
        _ differences: [StoredMyFilmBatch.Difference], of person: Person.ID, kind: Change.Kind
    ) async throws -> Change? {
        guard differences.count > ChangeRecord.pieceSize else {
            return try await database.write { [now = clock.now()] db in
                try change(differences, of: person, kind: kind, at: now, in: db)
            }
        }
        let batch = try await self.batch(kind, isKept: false, of: person)
        return try await batch.commit { try await batch.stage(differences) }
    }

    private func change(
        _ differences: [StoredMyFilmBatch.Difference], of person: Person.ID, kind: Change.Kind, at now: Timestamp,
        in db: Database
    ) throws -> Change? {
        var rows: [ChangeRecord.ChangedFilm] = []
        let ids = try keep(differences.map(\.film), for: person, meeting: false, in: db)
        // This does not wait until all of a large change is in the relations.
        try batches.finish(Set(ids + differences.map(\.film.id)), of: person, in: db)
        let unmetIDs = try PersonalFilms.unmet(among: Set(ids), by: person, in: db)
        for (film, difference) in zip(ids, differences) {
            let before = try MyFilmRecord.fetch(
                film, of: person, with: difference.needsAll ? .all : .these(difference.viewings),
                isUnmet: unmetIDs.contains(film), in: db)
            let takenIDs = try ViewingSelection.ofOtherFilms([(film, difference.viewingsOfFile)], by: person, in: db)
            let after = try difference.after(before, of: film, without: takenIDs, in: db).remaining(
                of: film, for: person, in: db)
            guard after != before else { continue }
            try MyFilmRecord.save(after, insteadOf: before, of: film, for: person, in: db)
            rows.append(
                ChangeRecord.ChangedFilm(
                    change: Change.FilmChange(film: film, before: before, after: after),
                    title: difference.film.title))
        }
        guard let first = rows.first else { return nil }
        let change =
            if rows.count == 1 {
                Change(kind: kind, subject: first.subject, episode: try first.episode(db))
            } else {
                Change(kind: kind, subject: .myFilms(count: rows.count))
            }
        try ChangeRecord.insert(change, of: person, at: now, in: db)
        try ChangeRecord.save(rows, of: change.id, for: person, in: db)
        return change
    }

    /// The films to which IDs lead, in the same order, as they were known before a transaction.
    /// - Parameter reader: the person who names them; Filmz itself for films of an undone change
    /// - Throws: ``DomainError/noSuchFilm``
    func existingFilms(_ ids: [Film.ID], for reader: FilmReader) throws -> [Film] {
        let known = try films.films(ids, for: reader)
        let found = ids.compactMap { known[$0] }
        guard found.count == ids.count else { throw DomainError.noSuchFilm }
        return found
    }

    /// Stores the facts of films beside personal data. Call it inside a write.
    /// - Parameter meeting: whether the person meets those that no catalogue has; saving a relation does that too
    /// - Returns: the IDs they have now, in the same order
    func keep(
        _ found: [Film], for person: Person.ID, meeting: Bool = true, in db: Database
    ) throws -> [Film.ID] {
        let ids = try films.keep(found, for: .person(person), in: db)
        let unmetIDs = try meeting ? [] : PersonalFilms.unmet(among: Set(ids), by: person, in: db)
        try PersonalFilms.meet(unmetIDs.isEmpty ? ids : ids.filter { !unmetIDs.contains($0) }, of: person, in: db)
        return ids
    }
}

extension StoredMyFilms {
    /// Notes that a person has met films, except those for which a change itself says whether they are met.
    func meet(_ films: [Film.ID], besides change: Change.ID?, of person: Person.ID, in db: Database) throws {
        let others = try change.map { try ChangeRecord.films(Set(films), of: $0, for: person, in: db) } ?? [:]
        try PersonalFilms.meet(films.filter { others[$0] == nil }, of: person, in: db)
    }
}

extension MyFilm {
    /// The relation as ``remaining(_:)`` returns it, with the uses of the film.
    func remaining(of film: Film.ID, for person: Person.ID, in db: Database) throws -> MyFilm {
        if isUnmet { remaining(try FilmUses.fetch(film, for: person, in: db)) } else { self }
    }
}
