/// Everything about a film: the facts, and a person's relation to it.
public struct FilmDetails: Hashable, Sendable, Codable {
    /// The film, with the facts of all sources.
    public var film: Film
    /// The titles in other languages, as far as they are known.
    public var titles: [TitleLanguage: String]
    public var mine: MyFilm
    /// The providers' facts, and the source of each.
    public var dossier: FilmDossier
    /// The results of the requests to providers; nil when there are none to ask.
    public var asked: OutcomeCounts?

    public init(dossier: FilmDossier, titles: [TitleLanguage: String] = [:], mine: MyFilm) {
        self.film = dossier.film
        self.titles = titles
        self.mine = mine
        self.dossier = dossier
        asked = if dossier.sources.isEmpty { nil } else { OutcomeCounts(dossier.sources) }
    }

    /// The film to which this ID leads. Its own ID may differ. If the film is unknown here, providers are asked, with
    /// permission.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID, permission: ProviderPermission?, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> FilmDetails {
        let film = try await services.knownFilm(id, permission: permission, for: person)
        return try await load(try await services.dossiers.dossier(of: film), from: services, for: person)
    }

    /// The details of a film whose dossier is known.
    public static func load(
        _ dossier: FilmDossier, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> FilmDetails {
        let id = dossier.film.id
        var titles: [TitleLanguage: String] = [:]
        for language in TitleLanguage.allCases {
            titles[language] = try await services.films.titles(of: [id], in: language)[id]
        }
        return FilmDetails(dossier: dossier, titles: titles, mine: try await services.myFilms.myFilm(id, of: person))
    }
}
