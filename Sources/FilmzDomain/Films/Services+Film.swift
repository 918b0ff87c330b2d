extension Services {
    /// The film this ID leads to. If it is not known here, the provider that the ID comes from is asked.
    /// - Parameter anew: asks even when the answer was no a while ago
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(
        _ id: Film.ID, anew: Bool = false, permission: ProviderPermission?
    ) async throws -> Film {
        if let film = try await films.film(id) { return film }
        guard let externalID = id.externalID else { throw DomainError.noSuchFilm }
        return try await knownFilm(externalID, anew: anew, permission: permission)
    }

    /// The film with this external ID. If it is not known here, the provider that the ID comes from is asked.
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(
        _ externalID: ExternalID, anew: Bool = false, permission: ProviderPermission?
    ) async throws -> Film {
        if let film = try await films.film(externalID) { return film }
        guard let permission,
            let film = try await dossiers.film(externalID, anew: anew, permission: permission)
        else { throw DomainError.noSuchFilm }
        return film
    }
}
