public import FilmzDomain

// Most tests have one person.

extension FilmService {
    /// The owner types in a film.
    public func add(_ draft: FilmDraft) async throws -> Film { try await add(draft, by: .owner) }

    /// The owner corrects a film.
    public func edit(_ id: Film.ID, _ draft: FilmDraft) async throws -> Film {
        try await edit(id, draft, by: .owner)
    }

    /// Films that were found for the owner.
    public func note(_ found: [Film]) async throws -> [(film: Film, wasKnown: Bool)] {
        try await note(found, for: .owner)
    }
}

extension SearchService {
    /// What the owner finds.
    public func films(matching query: SearchQuery, page: PageRequest) async throws -> SearchResults {
        try await films(matching: query, for: .owner, page: page)
    }

    /// The films of a name, for the owner.
    public func filmographies(of name: String) async throws -> [Filmography<Film>] {
        try await filmographies(of: name, for: .owner)
    }
}

extension AccountService {
    public func hasPassword() async throws -> Bool { try await hasPassword(.owner) }
    public func setPassword(_ password: Password) async throws { try await setPassword(password, of: .owner) }
    public func removePassword() async throws -> Bool { try await removePassword(of: .owner) }
    public func check(_ password: Password) async throws { try await check(password, of: .owner) }

    /// Signs the owner in.
    public func signIn(
        _ password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        try await signIn(password, as: .owner, on: device, replacing: old)
    }
}
