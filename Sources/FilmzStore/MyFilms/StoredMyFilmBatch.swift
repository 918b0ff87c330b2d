import FilmzDomain
import GRDB

/// Edits that are put aside as rows of a change. ``MyFilmSettling`` makes them happen.
struct StoredMyFilmBatch: MyFilmBatch {
    let myFilms: StoredMyFilms
    let person: Person.ID
    let id: Change.ID

    func add(_ edits: [FilmEdit]) async throws {
        let found = try myFilms.found(edits.map(\.film))
        var edits = edits
        for index in edits.indices { edits[index].edit = try await myFilms.spelt(edits[index].edit, of: person) }
        let (now, today) = (myFilms.clock.now(), myFilms.clock.today)
        try await stage(
            zip(found, edits).map { film, edit in
                Difference(film: film, edit.edit, at: now, today: today)
            })
    }

    /// A change of the relation to one film.
    struct Difference: Sendable {
        let film: Film
        /// The viewings that it concerns.
        let viewings: Set<Viewing.ID>
        /// Whether it concerns all viewings.
        let needsAll: Bool
        private let episodes: [Episode]
        private let viewingsOfFile: Set<Viewing.ID>
        private let change: @Sendable (MyFilm, [Episode.ID: Episode.ID], Set<Viewing.ID>) throws -> MyFilm

        init(film: Film, viewings: Set<Viewing.ID>, after change: @escaping @Sendable (MyFilm) throws -> MyFilm) {
            (self.film, self.viewings, needsAll, episodes, viewingsOfFile) = (film, viewings, false, [], [])
            self.change = { before, _, _ in try change(before) }
        }

        init(film: Film, _ edit: MyFilmEdit, at now: Timestamp, today: CalendarDay) {
            (self.film, viewings, needsAll) = (film, edit.viewings, edit.needsAllViewings)
            (episodes, viewingsOfFile) = (edit.episodes, edit.viewingsOfFile)
            change = { before, ids, taken in
                try before.applying(edit.naming(ids).renewing(taken), at: now, today: today)
            }
        }

        /// The relation afterwards. The episodes that it logs are kept.
        /// - Parameter id: the film's own ID
        func after(_ before: MyFilm, of id: Film.ID, by person: Person.ID, _ db: Database) throws -> MyFilm {
            let taken = try ViewingSelection(film: id, person: person).ofOtherFilms(viewingsOfFile, db)
            return try change(before, try EpisodeRecord.keep(episodes, of: id, db), taken)
        }
    }

    func stage(_ differences: [Difference]) async throws {
        try await myFilms.database.write { db in
            guard try ChangeRecord.isStaged(id, person, db) else { throw MyFilmBatchEnded() }
            let films = try myFilms.keep(differences.map(\.film), for: person, db)
            for (film, difference) in zip(films, differences) { try stage(difference, of: film, db) }
        }
    }

    private func stage(_ difference: Difference, of film: Film.ID, _ db: Database) throws {
        let staged = try ChangeRecord.film(film, of: id, person, db)?.change
        let concerned = difference.viewings.union(staged?.viewings ?? [])
        let before = try MyFilmRecord.fetch(film, person, with: difference.needsAll ? .all : .these(concerned), db)
        // An edit builds on earlier edits of the same film in this batch.
        let present = staged.map { before.undoing(before: $0.after, after: $0.before) } ?? before
        let after = try difference.after(present, of: film, by: person, db)
        guard after != before else { return try ChangeRecord.remove(film, of: id, person, db) }
        let change = Change.FilmChange(film: film, before: before, after: after)
        try ChangeRecord.save(
            ChangeRecord.FilmRow(change: change, title: difference.film.title, isStaged: true), of: id, person, db)
    }

    func changedCount() throws -> Int {
        try myFilms.database.read { db in
            guard try ChangeRecord.isStaged(id, person, db) else { throw MyFilmBatchEnded() }
            return try ChangeRecord.count(of: id, person, db)
        }
    }

    func commit() async throws -> Change? {
        while try await !begun() { try await myFilms.settling.settle(person) }
        try await myFilms.settling.settle(person)
        return try myFilms.database.read { try ChangeRecord.fetch(id, person, $0) }
    }

    /// - Returns: false when another batch has to be settled first
    private func begun() async throws -> Bool {
        try await myFilms.database.write { [now = myFilms.clock.now()] db in
            guard try ChangeRecord.isStaged(id, person, db) else { throw MyFilmBatchEnded() }
            guard try myFilms.settling.state(of: person, db).change == nil else { return false }
            try ChangeRecord.commit(id, person, at: now, db)
            return true
        }
    }

    func abandon() async throws {
        try await myFilms.database.write { db in
            guard try ChangeRecord.isStaged(id, person, db) else { throw MyFilmBatchEnded() }
            _ = try ChangeRecord.delete(id, person, db)
        }
    }
}
