public import FilmzDomain

// Most tests have one person.

extension FilmService {
    /// The owner types in a film.
    public func add(_ draft: FilmDraft) async throws -> Film { try await add(draft, by: .owner) }

    /// The owner corrects a film.
    public func edit(_ id: Film.ID, _ draft: FilmDraft) async throws -> Film {
        try await edit(id, draft: draft, by: .owner)
    }

    /// Notes films that were found for the owner.
    public func note(_ found: [Film]) async throws -> [(film: Film, wasKnown: Bool)] {
        try await note(found, for: .owner)
    }

    /// The film this ID leads to, whoever may see it.
    public func film(_ id: Film.ID) async throws -> Film? { try await film(id, for: .filmz) }

    /// The film with this external ID, whoever may see it.
    public func film(_ id: ExternalID) async throws -> Film? { try await film(id, for: .filmz) }

    /// The films with these external IDs, whoever may see them.
    public func films(knownBy ids: [ExternalID]) async throws -> [ExternalID: Film] {
        try await films(knownBy: ids, for: .filmz)
    }
}
