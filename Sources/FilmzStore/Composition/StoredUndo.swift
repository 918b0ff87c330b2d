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
                inverse = try await lists.undo(change, of: person) { [clock] inverse, db in
                    try Self.follow(id, undoneBy: inverse, of: person, at: clock.now(), in: db)
                }
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

    func additions(of id: Change.ID, for person: Person.ID) throws -> ChangeAdditions {
        try database.read { try ChangeRecord.additions(of: id, for: person, in: $0) }
    }

    func viewings(
        after changes: Set<Change.ID>, of films: Set<Film.ID>, by person: Person.ID
    ) throws -> Set<Viewing.ID> {
        try database.read { try ChangeRecord.viewings(after: changes, of: films, by: person, in: $0) }
    }

    func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) async throws -> Change {
        guard try change(id, of: person) != nil, let inverse = try await myFilms.undo(id, only: film, of: person) else {
            throw DomainError.nothingToUndo
        }
        return inverse
    }

    /// Follows a change that was undone or redone: what it accepted or imported counts as not accepted or imported, or
    /// as accepted or imported again.
    private static func follow(
        _ id: Change.ID, undoneBy next: Change.ID, of person: Person.ID, at now: Timestamp, in db: Database
    ) throws {
        try StoredReceived.follow(id, undoneBy: next, of: person, at: now, in: db)
        try StoredFileImports.follow(id, undoneBy: next, of: person, at: now, in: db)
    }

    func forget(_ id: Change.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { try ChangeRecord.forget(id, of: person, in: $0) }
    }
}
