extension Services {
    /// The film this ID leads to, if a person may see it. If it is not known here, the provider that the ID comes from is asked.
    /// - Parameter anew: asks even when the answer was no a while ago
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(
        _ id: Film.ID, anew: Bool = false, permission: ProviderPermission?, for person: Person.ID
    ) async throws -> Film {
        if let film = try await films.film(id, for: person) { return film }
        guard let externalID = id.externalID else { throw DomainError.noSuchFilm }
        return try await knownFilm(externalID, anew: anew, permission: permission, for: person)
    }

    /// The film with this external ID, if a person may see it. If it is not known here, the provider that the ID comes from is asked.
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(
        _ externalID: ExternalID, anew: Bool = false, permission: ProviderPermission?, for person: Person.ID
    ) async throws -> Film {
        if let film = try await films.film(externalID, for: person) { return film }
        guard let permission,
            let film = try await dossiers.film(externalID, anew: anew, for: person, permission: permission)
        else { throw DomainError.noSuchFilm }
        return film
    }
}
