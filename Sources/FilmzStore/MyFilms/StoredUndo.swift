import FilmzDomain
import GRDB

/// Takes changes back, and notes that as a change of its own.
struct StoredUndo: UndoService {
    let database: FilmzDatabase
    let myFilms: StoredMyFilms
    let clock: Clock

    func change(_ id: Change.ID, of person: Person.ID) throws -> Change? {
        try database.read { try ChangeRecord.fetch(id, person, $0) }
    }

    func undo(_ id: Change.ID, of person: Person.ID) async throws -> Change {
        guard let change = try change(id, of: person) else { throw DomainError.nothingToUndo }
        switch change.subject {
        case .myFilm(let film, _, let before, let after):
            let difference = Change.FilmChange(film: film, before: before, after: after)
            let undone = try await myFilms.change(
                film, of: person, kind: change.kind.inverse, viewings: difference.viewings
            ) { present in
                present.undoing(before: difference.before, after: difference.after)
            }
            guard let undone else { throw DomainError.nothingToUndo }
            return undone
        case .myFilms(let changes):
            let undone = try await myFilms.change(
                changes.map(\.film), of: person, kind: change.kind.inverse,
                viewings: changes.reduce(into: []) { $0.formUnion($1.viewings) }
            ) { index, present in
                present.undoing(before: changes[index].before, after: changes[index].after)
            }
            guard let undone else { throw DomainError.nothingToUndo }
            return undone
        case .recentQueries(let forgotten, let remembered):
            return try await database.write { [clock] db in
                // What was searched for again since is left as it is.
                var changed = false
                for query in remembered where try StoredRecentQueries.delete(query, person, db) { changed = true }
                for query in forgotten where try StoredRecentQueries.restore(query, person, db) { changed = true }
                guard changed else { throw DomainError.nothingToUndo }
                let undone = Change(
                    kind: change.kind.inverse, subject: .recentQueries(forgotten: remembered, remembered: forgotten))
                try ChangeRecord.insert(undone, person, at: clock.now(), db)
                return undone
            }
        }
    }
}
