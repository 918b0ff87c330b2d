/// The services that change something for everybody. ``ManagedServices/managed(by:)`` gives them to owners.
public struct OwnerServices: Sendable {
    public var persons: any PersonManagement
    public var accounts: any AccountManagement
    public var providers: any ProviderService
    public var providerLists: any ProviderListManagement
    public var advertising: any AdvertisingManagement
    /// Fetches the picture of an offer from a URL; nil when no server may be asked. It throws ``AdvertisingProblem``.
    public var fetchPicture: (@Sendable (AdvertisementLink) async throws -> AdvertisementPicture)?
    /// Backups; nil when the data does not outlast the process.
    public var backups: (any BackupService)?
    /// The import of catalogues; nil when none can be imported.
    public var catalogueImport: (any CatalogueImportService)?

    public init(
        persons: any PersonManagement,
        accounts: any AccountManagement,
        providers: any ProviderService = NoProviders(),
        providerLists: any ProviderListManagement = NoProviders(),
        advertising: any AdvertisingManagement,
        fetchPicture: (@Sendable (AdvertisementLink) async throws -> AdvertisementPicture)? = nil,
        backups: (any BackupService)? = nil,
        catalogueImport: (any CatalogueImportService)? = nil
    ) {
        self.persons = persons
        self.accounts = accounts
        self.providers = providers
        self.providerLists = providerLists
        self.advertising = advertising
        self.fetchPicture = fetchPicture
        self.backups = backups
        self.catalogueImport = catalogueImport
    }
}

/// Services of which some are only for owners.
public protocol ManagedServices: Sendable {
    /// The services for this owner.
    func managed(by owner: Owner) -> OwnerServices
}
