public import FilmzDomain

extension AccountService {
    public func hasPassword() async throws -> Bool { try await hasPassword(.owner) }
    public func check(_ password: Password) async throws { try await check(password, of: .owner) }

    /// Signs the owner in.
    public func signIn(
        _ password: Password, on device: String, replacing old: SessionToken?
    ) async throws -> SessionToken {
        try await signIn(password, as: .owner, on: device, replacing: old)
    }
}

extension AccountManagement {
    public func setPassword(_ password: Password) async throws { try await setPassword(password, of: .owner) }
    public func removePassword() async throws -> Bool { try await removePassword(of: .owner) }
}
