/// Everything about one film: the facts, and what one person has with it.
public struct FilmDetails: Hashable, Sendable, Codable {
    /// With the facts of all sources.
    public var film: Film
    /// The titles by which readers of other languages know it, as far as they are known.
    public var titles: [TitleLanguage: String]
    public var mine: MyFilm
    /// What providers say, and the source of each fact.
    public var dossier: FilmDossier
    /// What became of asking the providers; nil when there are none to ask.
    public var asked: OutcomeCounts?

    public init(dossier: FilmDossier, titles: [TitleLanguage: String] = [:], mine: MyFilm) {
        self.film = dossier.film
        self.titles = titles
        self.mine = mine
        self.dossier = dossier
        asked = if dossier.sources.isEmpty { nil } else { OutcomeCounts(dossier.sources) }
    }

    /// The film this ID leads to. Its own ID may be another one. If it is not known here, providers are asked, with
    /// permission.
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID, permission: ProviderPermission?, from services: Services, for person: Person.ID
    ) async throws -> FilmDetails {
        let film = try await services.knownFilm(id, permission: permission, for: person)
        return try await load(try await services.dossiers.dossier(of: film), from: services, for: person)
    }

    /// A dossier, with what a person has with its film.
    public static func load(
        _ dossier: FilmDossier, from services: Services, for person: Person.ID
    ) async throws -> FilmDetails {
        let id = dossier.film.id
        var titles: [TitleLanguage: String] = [:]
        for language in TitleLanguage.allCases {
            titles[language] = try await services.films.titles(of: [id], in: language)[id]
        }
        return FilmDetails(dossier: dossier, titles: titles, mine: try await services.myFilms.myFilm(id, of: person))
    }
}
