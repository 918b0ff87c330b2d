extension Services {
    /// The film this ID leads to. One that is not known here is asked for where its ID comes from.
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(_ id: Film.ID) async throws -> Film {
        if let film = try await films.film(id) { return film }
        guard let externalID = id.externalID else { throw DomainError.noSuchFilm }
        return try await knownFilm(externalID)
    }

    /// The film known elsewhere by this ID. One that is not known here is asked for there.
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(_ externalID: ExternalID) async throws -> Film {
        if let film = try await films.film(externalID) { return film }
        guard let film = try await dossiers.film(externalID) else { throw DomainError.noSuchFilm }
        return film
    }
}
