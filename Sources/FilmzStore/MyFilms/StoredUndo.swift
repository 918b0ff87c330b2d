import FilmzDomain
import GRDB

/// Undoes changes, and notes each undo as a change of its own.
struct StoredUndo: UndoService {
    let database: FilmzDatabase
    let myFilms: StoredMyFilms
    let lists: StoredFilmLists
    let clock: Clock

    func changes(of person: Person.ID, page: PageRequest) async throws -> Page<PastChange> {
        try await myFilms.read(of: person) { try ChangeSelection(person: person).page(page, in: $0) }
    }

    func change(_ id: Change.ID, of person: Person.ID) throws -> Change? {
        try database.read { try ChangeRecord.fetch(id, of: person, in: $0) }
    }

    func undo(_ id: Change.ID, of person: Person.ID) async throws -> Change {
        guard let change = try change(id, of: person) else { throw DomainError.nothingToUndo }
        let inverse: Change?
        switch change.subject {
        case .myFilm, .myFilms, .list, .lists:
            if try database.read({ try ChangeRecord.hasLists(id, of: person, in: $0) }) {
                inverse = try await lists.undo(change, of: person)
            } else {
                inverse = try await myFilms.undo(change, of: person)
                guard let inverse else { break }
                try await database.write { [now = clock.now()] db in
                    try Self.follow(id, undoneBy: inverse.id, of: person, at: now, in: db)
                }
            }
        case .recentQueries(let forgotten, let remembered):
            inverse = try await database.write { [clock] db in
                // Queries that were searched for again meanwhile are left as they are.
                var changed = false
                for query in remembered where try StoredRecentQueries.delete(query, of: person, in: db) {
                    changed = true
                }
                for query in forgotten where try StoredRecentQueries.restore(query, of: person, in: db) {
                    changed = true
                }
                guard changed else { return nil }
                let inverse = Change(
                    kind: change.kind.inverse, subject: .recentQueries(forgotten: remembered, remembered: forgotten))
                try ChangeRecord.insert(inverse, of: person, at: clock.now(), in: db)
                return inverse
            }
        }
        guard let inverse else { throw DomainError.nothingToUndo }
        return inverse
    }

    func films(
        of id: Change.ID, titled title: String, of person: Person.ID, page: PageRequest
    ) async throws -> Page<ChangedFilm> {
        try await myFilms.read(of: person) { db in
            try ChangedFilmSelection(change: id, title: title, person: person).page(page, in: db)
        }
    }

    func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) async throws -> Change {
        guard try change(id, of: person) != nil, let inverse = try await myFilms.undo(id, only: film, of: person) else {
            throw DomainError.nothingToUndo
        }
        return inverse
    }

    /// Follows a change that was undone or redone: what it accepted or imported counts as not accepted or imported, or
    /// as accepted or imported again.
    static func follow(
        _ id: Change.ID, undoneBy next: Change.ID, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        try StoredReceived.follow(id, undoneBy: next, of: person, at: now, in: db)
        try StoredFileImports.follow(id, undoneBy: next, of: person, at: now, in: db)
    }

    func forget(_ id: Change.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { try ChangeRecord.forget(id, of: person, in: $0) }
    }
}

extension StoredMyFilms {
    /// Undoes a change of any number of films.
    /// - Returns: nil when nothing is left to undo
    fileprivate func undo(_ change: Change, of person: Person.ID) async throws -> Change? {
        // A committed batch can be undone only when all of it is in the relations.
        try await batches.finish(person)
        let kind = change.kind.inverse
        let first = try differences(
            try database.read { try ChangeRecord.films(of: change.id, for: person, in: $0) }, of: person)
        guard first.count == ChangeRecord.pieceSize else {
            return try await self.change(first.map(\.difference), of: person, kind: kind)
        }
        let batch = try await self.batch(kind, isKept: try isKept(change.id, of: person), of: person)
        do {
            try await stageUndoing(change.id, in: batch)
            return try await batch.commit()
        } catch {
            try? await batch.abandon()
            throw error
        }
    }

    /// Undoes what a change did to one film.
    /// - Returns: nil when nothing is left to undo
    fileprivate func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) async throws -> Change? {
        try await batches.finish(person)
        let row = try database.read { db in
            let film = try PersonalFilms.resolve(film, in: db)
            return try ChangeRecord.films([film], of: id, for: person, in: db)[film]
        }
        guard let row else { return nil }
        let kind = Change.Kind.undone
        return try await change(try differences([row], of: person).map(\.difference), of: person, kind: kind)
    }

    func isKept(_ id: Change.ID, of person: Person.ID) throws -> Bool {
        try database.read { try ChangeRecord.isKept(id, of: person, in: $0) }
    }

    private func differences(
        _ films: [ChangeRecord.ChangedFilm], of person: Person.ID
    ) throws -> [(film: Film.ID, difference: StoredMyFilmBatch.Difference)] {
        let rows = films.map(\.change)
        return try zip(rows, existingFilms(rows.map(\.film), for: .filmz)).map { row, film in
            let difference = StoredMyFilmBatch.Difference(film: film, viewings: row.viewings) { current in
                current.undoing(before: row.before, after: row.after)
            }
            return (row.film, difference)
        }
    }

    /// Stages the inverse of all that a change did to films. Changes made since are considered when it is applied.
    func stageUndoing(_ id: Change.ID, in batch: StoredMyFilmBatch) async throws {
        var last = Int64(0)
        var pace = WritingPace(database)
        while true {
            try await pace.next()
            let reached = last
            let next = try await database.writePiece(hasCompany: pace.hasCompany) { db in
                guard try ChangeRecord.isStaged(batch.id, of: batch.person, in: db) else { throw MyFilmBatchEnded() }
                return try ChangeRecord.stageInverse(of: id, in: batch.id, for: batch.person, after: reached, db: db)
            }
            guard let next else { return }
            last = next
        }
    }
}
