/// Filmz by itself: nobody is asked, and everything works.
public struct NoProviders: DossierService, PosterService, ProviderSearchService, ProviderService {
    public init() {}

    public func dossier(of film: Film) -> FilmDossier { FilmMerging.dossier(film, reports: []) }
    public func refresh(_ film: Film, all: Bool) -> FilmDossier { dossier(of: film) }
    public func settle(_ provider: Provider, _ id: ExternalID?, for film: Film.ID) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    public func reconsider(_ provider: Provider, for film: Film.ID) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    public func film(_ id: ExternalID) -> Film? { nil }

    public func poster(of film: Film.ID) -> Poster? { nil }
    public func picture(of film: Film.ID, size: PosterSize) -> Picture? { nil }
    public func want(_ film: Film.ID, size: PosterSize) {}

    public func progress(of query: SearchQuery, for person: Person.ID) -> SearchProgress { SearchProgress() }
    public func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int
    ) -> SearchProgress {
        SearchProgress()
    }
    public func goOn(_ query: SearchQuery, for person: Person.ID) {}
    public func stop(_ query: SearchQuery, for person: Person.ID) {}

    public func statuses() -> [ProviderStatus] { [] }
    public func asked() -> [Provider] { [] }
    public func setKey(_ key: String, for provider: Provider) throws -> KeyVerdict { throw DomainError.setElsewhere }
    public func removeKey(for provider: Provider) throws { throw DomainError.setElsewhere }
    public func test(_ provider: Provider) -> KeyVerdict? { nil }
    public func setEnabled(_ isEnabled: Bool, for provider: Provider) throws { throw DomainError.setElsewhere }
}
