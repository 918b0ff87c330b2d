import FilmzDomain
import GRDB

extension StoredMyFilmBatch {
    /// Collects edits of films, and makes them happen together with a change of a list.
    /// - Parameters:
    ///   - edits: puts them aside
    ///   - change: changes the list in the same transaction, and says whether all of it is to happen
    /// - Returns: the change; nil when nothing happened
    func ended(
        _ edits: () async throws -> Void,
        with change: @escaping @Sendable (Database) throws -> Bool
    ) async throws -> Change? {
        do {
            try await edits()
            var isWanted: Bool?
            while isWanted == nil {
                try await myFilms.settling.settle(person)
                isWanted = try await begun(with: change)
            }
            if isWanted == true { try await myFilms.settling.settle(person) }
            return try myFilms.database.read { try ChangeRecord.fetch(id, person, $0) }
        } catch {
            try? await abandon()
            throw error
        }
    }

    /// - Returns: nil when another batch has to be settled first
    private func begun(with change: @escaping @Sendable (Database) throws -> Bool) async throws -> Bool? {
        try await myFilms.database.write { [now = myFilms.clock.now()] db in
            guard try ChangeRecord.isStaged(id, person, db) else { throw MyFilmBatchEnded() }
            guard try myFilms.settling.state(of: person, db).change == nil else { return nil }
            guard try change(db) else {
                _ = try ChangeRecord.delete(id, person, db)
                return false
            }
            try ChangeRecord.commit(id, person, at: now, db)
            return true
        }
    }
}
