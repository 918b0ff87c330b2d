public import FilmzDomain

/// A conformer under test: all services over one empty store of its own, and the clock they go by.
public struct Subject: Sendable {
    public let services: Services
    public let catalogue: any CatalogueService
    public let providerMemory: any ProviderMemory
    public let clock: SettableClock

    public init(
        services: Services, catalogue: any CatalogueService, providerMemory: any ProviderMemory, clock: SettableClock
    ) {
        self.services = services
        self.catalogue = catalogue
        self.providerMemory = providerMemory
        self.clock = clock
    }
}
