/// The services for which providers are asked, beside those about films.
public protocol ProviderServices: FilmServices {
    var dossiers: any DossierService { get }
    var posters: any PosterService { get }
    var providers: any AskedProviderService { get }
    var providerLists: any ProviderListService { get }
}

extension ProviderServices {
    /// The film to which this ID leads, if a person may see it. If it is unknown here, the provider that issued the ID
    /// is asked.
    /// - Parameter anew: whether to ask in spite of a cached negative answer
    /// - Throws: ``DomainError/noSuchFilm``
    public func knownFilm(
        _ id: Film.ID, anew: Bool = false, permission: ProviderPermission?, for person: Person.ID
    ) async throws -> Film {
        if let film = try await films.film(id, for: person) { return film }
        guard let externalID = id.externalID else { throw DomainError.noSuchFilm }
        return try await knownFilm(externalID, anew: anew, permission: permission, for: person)
    }

    /// The film with this external ID, if a person may see it. If it is unknown here, the provider that issued the ID
    /// is asked.
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

    /// The posters of those films that have one.
    public func posters(of films: [Film.ID]) -> [Film.ID: Poster] {
        var found: [Film.ID: Poster] = [:]
        for (film, poster) in zip(films, posters.posters(of: films)) { found[film] = poster }
        return found
    }
}
