public import FilmzDomain

extension Services {
    /// The services for owners, as whoever runs commands on this machine gets them.
    public var owners: OwnerServices { managed(by: .ofThisMachine) }
}

extension AccountService {
    public func hasPassword() async throws -> Bool { try await hasPassword(.owner) }
    public func check(_ password: Password, of person: Person.ID = .owner) async throws {
        try await check(password, of: person, on: "")
    }

    public func admit(_ attempt: SignInAttempt) async throws -> SignInAdmission {
        try await admit(try await sources(of: attempt))
    }

    /// Signs somebody in, with a browser that nobody has used before.
    public func signIn(
        _ password: Password, as person: Person.ID? = .owner, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        try await signIn(password, as: person, in: SignInBrowser(device, session: old)).token
    }

    /// Accepts an invitation, with a browser that nobody has used before.
    public func accept(
        _ secret: SecretToken, password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        try await accept(secret, password: password, in: SignInBrowser(device, session: old))
    }
}

extension AccountManagement {
    public func setPassword(_ password: Password) async throws { try await setPassword(password, of: .owner) }
    public func removePassword() async throws -> Bool { try await removePassword(of: .owner) }
}

extension SearchService {
    /// What the owner finds.
    public func films(matching query: SearchQuery, page: PageRequest) async throws -> SearchResults {
        try await films(matching: query, for: .owner, page: page)
    }

    /// The films of people with a name, for the owner.
    public func filmographies(of name: String) async throws -> [Filmography<Film>] {
        try await filmographies(of: name, for: .owner)
    }
}
