/// The services of a Filmz without providers: no requests are made, and everything else works.
public struct NoProviders: DossierService, PosterService, ProviderListManagement, ProviderService {
    private let films: (any FilmService)?

    /// - Parameter films: the source of Filmz's own words about films; nil for dossiers without them
    public init(_ films: (any FilmService)? = nil) {
        self.films = films
    }

    public func dossier(of film: Film) async throws -> FilmDossier {
        try await films?.dossier(of: film) ?? FilmMerging.dossier(film, reports: [])
    }
    public func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier {
        try await dossier(of: film)
    }
    public func decide(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    public func reconsider(
        _ provider: Provider, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) throws -> FilmDossier {
        throw DomainError.noSuchFilm
    }
    public func film(
        _ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission
    ) -> Film? { nil }

    public func poster(of film: Film.ID) -> Poster? { nil }
    public func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) -> Picture? { nil }
    public func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) {}

    public func cached(_ lists: [ProviderList], limit: Int) -> [FilledProviderList] { [] }
    public func refreshed(_ list: ProviderList, permission: ProviderPermission) -> FilledProviderList? { nil }
    public func switches() -> [ProviderListSwitch] { [] }
    public func setOn(_ isOn: Bool, kind: ProviderList.Kind) throws { throw DomainError.setElsewhere }

    public func statuses() -> [ProviderStatus] { [] }
    public func askedProviders() -> [Provider] { [] }
    public func setKey(_ key: String, for provider: Provider, permission: ProviderPermission) throws -> KeyVerdict {
        throw DomainError.setElsewhere
    }
    public func removeKey(for provider: Provider) throws { throw DomainError.setElsewhere }
    public func test(_ provider: Provider, permission: ProviderPermission) -> KeyVerdict? { nil }
    public func setEnabled(_ isEnabled: Bool, for provider: Provider) throws { throw DomainError.setElsewhere }
}
