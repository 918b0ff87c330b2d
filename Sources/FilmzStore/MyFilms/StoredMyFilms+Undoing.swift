import FilmzDomain
import GRDB

extension StoredMyFilms {
    /// Undoes a change of any number of films.
    /// - Returns: nil when nothing is left to undo
    func undo(_ change: Change, of person: Person.ID) async throws -> Change? {
        // A committed batch can be undone only when all of it is in the relations.
        try await batches.finish(person)
        let kind = change.kind.inverse
        let first = try differences(
            try database.read { try ChangeRecord.films(of: change.id, for: person, in: $0) }, of: person)
        guard first.count == ChangeRecord.pieceSize else {
            return try await self.change(first.map(\.difference), of: person, kind: kind)
        }
        let batch = try await self.batch(kind, isKept: try isKept(change.id, of: person), of: person)
        return try await batch.commit { try await stageUndoing(change.id, in: batch) }
    }

    /// Undoes what a change did to one film.
    /// - Returns: nil when nothing is left to undo
    func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) async throws -> Change? {
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
