import FilmzDomain
import FilmzLocking
import GRDB

/// Edits that are staged as rows of a change. ``BatchApplication`` applies them.
struct StoredMyFilmBatch: MyFilmBatch {
    let myFilms: StoredMyFilms
    let person: Person.ID
    let id: Change.ID
    /// The films to which the viewings of imported files belong in this batch.
    private let claimedViewings = ClaimedViewings()
    /// The films that the batch made, which are not visible yet.
    private let newFilms = HeldFilms()
    /// The films that files named. Providers' films make room for later ones, so they may be stored nowhere by the time
    /// that their edits are staged.
    private let notedFilms = HeldFilms()

    func add(_ edits: [FilmEdit]) async throws {
        let size = ChangeRecord.readSize
        guard var next = try await differences(edits.prefix(size)) else { return }
        for start in stride(from: size, to: edits.count, by: size) {
            // A part is written while the next is looked up.
            let chunk = next
            async let staged: Void = stage(chunk)
            guard let more = try await differences(edits[start...].prefix(size)) else { return }
            try await staged
            next = more
        }
        try await stage(next)
    }

    /// - Returns: nil when there are none
    private func differences(_ edits: ArraySlice<FilmEdit>) async throws -> [Difference]? {
        guard !edits.isEmpty else { return nil }
        let films = try existingFilms(edits.map(\.film))
        let spelt = try await myFilms.spelt(edits.map(\.edit), of: person)
        let now = myFilms.clock.now()
        let today = myFilms.clock.latestDay
        return zip(films, spelt).map { Difference(film: $0, edit: $1, at: now, today: today) }
    }

    /// A change of the relation to one film.
    struct Difference: Sendable {
        let film: Film
        /// The viewings that the change affects.
        let viewings: Set<Viewing.ID>
        /// Whether the change affects all viewings.
        let needsAll: Bool
        private let episodes: [Episode]
        /// The viewings of a file that the change may log.
        let viewingsOfFile: Set<Viewing.ID>
        private let change: @Sendable (MyFilm, [Episode.ID: Episode.ID], Set<Viewing.ID>) throws -> MyFilm

        init(film: Film, viewings: Set<Viewing.ID>, after change: @escaping @Sendable (MyFilm) throws -> MyFilm) {
            self.film = film
            self.viewings = viewings
            needsAll = false
            episodes = []
            viewingsOfFile = []
            self.change = { before, _, _ in try change(before) }
        }

        init(film: Film, edit: MyFilmEdit, at now: Timestamp, today: CalendarDay) {
            self.film = film
            viewings = edit.viewings
            needsAll = edit.needsAllViewings
            episodes = edit.episodes
            viewingsOfFile = edit.viewingsOfFile
            change = { before, ids, taken in
                try before.applying(edit.naming(ids).renewing(taken), at: now, today: today)
            }
        }

        /// The relation after the change. The episodes that the change logs are stored.
        /// - Parameters:
        ///   - id: the film's own ID
        ///   - takenIDs: IDs that viewings of other films have
        func after(
            _ before: MyFilm, of id: Film.ID, without takenIDs: Set<Viewing.ID>, in db: Database
        ) throws -> MyFilm {
            try change(before, try EpisodeRecord.keep(episodes, of: id, in: db), takenIDs)
        }
    }

    /// Stages differences, as many in one write as take a moment.
    func stage(_ differences: [Difference]) async throws {
        var rest = differences[...]
        var pace = WritingPace(myFilms.database)
        while !rest.isEmpty {
            try await pace.next()
            let open = rest
            let span = pace.span
            rest = try await myFilms.database.writePiece(hasCompany: pace.hasCompany) { db in
                guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
                let end = ContinuousClock.now + span
                var open = open
                repeat {
                    try stage(open.prefix(ChangeRecord.pieceSize), in: db)
                    open = open.dropFirst(ChangeRecord.pieceSize)
                } while !open.isEmpty && ContinuousClock.now < end
                return open
            }
        }
    }

    private func stage(_ differences: ArraySlice<Difference>, in db: Database) throws {
        let films = try myFilms.keep(differences.map(\.film), for: person, meeting: false, in: db)
        let takenIDs = try ViewingSelection.ofOtherFilms(
            zip(films, differences).map { ($0, $1.viewingsOfFile) }, by: person, in: db)
        let relations = try MyFilmRecords(of: Set(films), for: person, in: db)
        var rows = try ChangeRecord.films(Set(films), of: id, for: person, in: db)
        var changed: Set<Film.ID> = []
        for (film, difference) in zip(films, differences) {
            let staged = rows[film]?.change
            // An edit builds on earlier edits of the same film in this batch.
            let before = try relations.fetch(
                film, with: difference.needsAll ? .all : .these(difference.viewings.union(staged?.viewings ?? [])),
                in: db)
            let now = staged.map { before.undoing(before: $0.after, after: $0.before) } ?? before
            let claimedIDs = claimedViewings.take(difference.viewingsOfFile, for: film)
            let after = try difference.after(now, of: film, without: takenIDs.union(claimedIDs), in: db)
            rows[film] =
                if after == before {
                    nil
                } else {
                    ChangeRecord.ChangedFilm(
                        change: Change.FilmChange(film: film, before: before, after: after),
                        title: difference.film.title, isStaged: true)
                }
            if rows[film] != nil || staged != nil { changed.insert(film) }
        }
        for film in changed.sorted(by: { $0.rawValue < $1.rawValue }) where rows[film] == nil {
            try ChangeRecord.remove(film, of: id, for: person, in: db)
        }
        try ChangeRecord.save(
            changed.compactMap { rows[$0] }.sorted { $0.change.film.rawValue < $1.change.film.rawValue }, of: id,
            for: person, in: db)
    }

    func changedCount() throws -> Int {
        try myFilms.database.read { db in
            guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
            return try ChangeRecord.countBeyondMeeting(of: id, for: person, in: db)
        }
    }

    func commit() async throws -> Change? {
        try await commit(with: { now, db in
            try applyLists(at: now, in: db)
            return true
        })
    }

    /// Commits all edits together with a change of something else.
    /// - Parameter change: makes that change in the same transaction, and says whether the edits are to be applied
    private func commit(
        with change: @escaping @Sendable (Timestamp, Database) throws -> Bool
    ) async throws -> Change? {
        while try await !begin(with: change) { try await myFilms.batches.finish(person) }
        try await myFilms.batches.finish(person)
        return try myFilms.database.read { try ChangeRecord.fetch(id, of: person, in: $0) }
    }

    /// - Returns: false when another batch has to be settled first
    private func begin(with change: @escaping @Sendable (Timestamp, Database) throws -> Bool) async throws -> Bool {
        try await myFilms.database.write { [now = myFilms.clock.now()] db in
            guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
            guard try myFilms.batches.state(of: person, in: db).change == nil else { return false }
            if try change(now, db) {
                try ChangeRecord.commit(id, of: person, at: now, in: db)
            } else {
                _ = try ChangeRecord.delete(id, of: person, in: db)
            }
            return true
        }
    }

    func abandon() async throws {
        try await myFilms.database.write { db in
            guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
            _ = try ChangeRecord.delete(id, of: person, in: db)
            try ChangeRecord.forgetRemovedLists(of: person, in: db)
            let ids = newFilms.ids
            if !ids.isEmpty { try PersonalFilms.forgetUnmet(among: ids, in: db) }
        }
    }
}

extension StoredMyFilmBatch {
    func make(_ drafts: [FilmDraft]) async throws -> [Film.ID] {
        let typedFilms = try drafts.map { try $0.film(id: .random()) }
        let imdbIDs = drafts.map(\.imdbID)
        var ids = try myFilms.films.look(for: .person(person)) { lookup in
            try lookup.known(typed: typedFilms, as: imdbIDs).map { $0?.film.id }
        }
        var pace = WritingPace(myFilms.database)
        for start in stride(from: 0, to: drafts.count, by: ChangeRecord.pieceSize) {
            try await pace.next()
            let piece = drafts.indices[start...].prefix(ChangeRecord.pieceSize).filter { ids[$0] == nil }
            let outcomes = try await myFilms.database.writePiece(hasCompany: pace.hasCompany) { db in
                guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
                return try make(piece.map { typedFilms[$0] }, as: piece.map { imdbIDs[$0] }, in: db)
            }
            newFilms.add(outcomes.filter { !$0.decisions.isEmpty }.map(\.film))
            for (index, outcome) in zip(piece, outcomes) { ids[index] = outcome.film.id }
        }
        return ids.compactMap(\.self)
    }

    /// Creates films that are not known, besides those of the same titles that the person has or the batch made.
    private func make(
        _ typedFilms: [Film], as imdbIDs: [IMDbID?], in db: Database
    ) throws -> [FilmReconciliation.Outcome] {
        let reconciliation = FilmReconciliation(personal: PersonalFilmRows(db))
        var namesakes = Dictionary(
            grouping: try PersonalFilms.namesakes(of: typedFilms, metBy: person, in: db), by: \.title)
        namesakes.merge(newFilms.films(titled: typedFilms.map(\.title))) { $0 + $1 }
        return try zip(typedFilms, imdbIDs).map { film, imdbID in
            let outcome = try reconciliation.make(film, as: imdbID, by: person, besides: namesakes[film.title] ?? [])
            try PersonalFilms.carryOut(outcome.decisions, in: db)
            if !outcome.decisions.isEmpty { namesakes[film.title, default: []].append(outcome.film) }
            return outcome
        }
    }

    func note(_ films: [Film], apartFrom others: Set<Film.ID>) async throws -> [Film.ID] {
        let noted = try await myFilms.films.note(films, apartFrom: others, for: person).map(\.film)
        notedFilms.add(noted)
        return noted.map(\.id)
    }

    /// The films to which IDs lead, in the same order: those that are visible to the person, and those that the batch
    /// made or noted.
    func existingFilms(_ ids: [Film.ID]) throws -> [Film] {
        let newIDs = newFilms.ids(among: ids)
        var films = try myFilms.films.films(ids.filter { !newIDs.contains($0) }, for: .person(person))
        if !newIDs.isEmpty { films.merge(try myFilms.films.films(Array(newIDs), for: .filmz)) { $1 } }
        return try ids.map { id in
            guard let film = films[id] ?? notedFilms[id] else { throw DomainError.noSuchFilm }
            return film
        }
    }
}

/// Batches that end together with a change of something else.
extension StoredMyFilmBatch {
    /// Stages edits of films, and applies them together with a change of something else.
    /// - Parameters:
    ///   - edits: stages them
    ///   - change: makes that change in the same transaction with what `edits` returned, and says whether all of it is
    ///     to be applied
    /// - Returns: the change; nil when nothing happened
    func ended<Result: Sendable>(
        _ edits: () async throws -> Result,
        with change: @escaping @Sendable (Result, Database) throws -> Bool
    ) async throws -> Change? {
        do {
            let result = try await edits()
            return try await commit(with: { _, db in try change(result, db) })
        } catch {
            try? await abandon()
            throw error
        }
    }
}

/// Films that live as long as a batch.
private final class HeldFilms: Sendable {
    private struct State {
        var films: [Film.ID: Film] = [:]
        var byTitle: [String: [Film]] = [:]
    }

    private let state = Mutex(State())

    var ids: Set<Film.ID> { state.withLock { Set($0.films.keys) } }

    subscript(id: Film.ID) -> Film? { state.withLock { $0.films[id] } }

    func ids(among ids: [Film.ID]) -> Set<Film.ID> {
        state.withLock { state in Set(ids.filter { state.films[$0] != nil }) }
    }

    /// The films with exactly these titles, by their titles.
    func films(titled titles: [String]) -> [String: [Film]] {
        state.withLock { state in
            Dictionary(titles.compactMap { title in state.byTitle[title].map { (title, $0) } }) { first, _ in first }
        }
    }

    func add(_ films: [Film]) {
        state.withLock { state in
            for film in films where state.films.updateValue(film, forKey: film.id) == nil {
                state.byTitle[film.title, default: []].append(film)
            }
        }
    }
}

/// The film to which each staged viewing ID belongs. An ID of two films could never be written.
private final class ClaimedViewings: Sendable {
    private let films = Mutex<[Viewing.ID: Film.ID]>([:])

    /// - Returns: the viewings that belong to another film already
    func take(_ viewings: Set<Viewing.ID>, for film: Film.ID) -> Set<Viewing.ID> {
        films.withLock { films in
            viewings.filter { viewing in
                let owner = films[viewing] ?? film
                films[viewing] = owner
                return owner != film
            }
        }
    }
}
