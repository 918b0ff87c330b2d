import FilmzDomain
import FilmzStore
import TestSupport
import Testing

/// The SQLite store keeps every promise of the service protocols.
struct ContractTests {
    private static func subject() throws -> Subject {
        let clock = SettableClock()
        let store = try Store.inMemory(clock: clock.clock, passwordCost: .low)
        return Subject(
            services: store.services, catalogue: store.catalogue, providerMemory: store.providerMemory, clock: clock)
    }

    @Test(arguments: FilmServiceContract.cases)
    func films(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: FoundFilmContract.cases)
    func foundFilms(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: ProviderMemoryContract.cases)
    func providerMemory(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: CatalogueServiceContract.cases)
    func catalogue(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: DiscoverServiceContract.cases)
    func discover(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: SearchServiceContract.cases)
    func search(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: RecentQueryServiceContract.cases)
    func recentQueries(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: MyFilmServiceContract.cases)
    func myFilms(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: ManyViewingsContract.cases)
    func manyViewings(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: UndoServiceContract.cases)
    func undo(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }

    @Test(arguments: AccountServiceContract.cases)
    func accounts(_ promise: ContractCase) async throws {
        try await promise.run { try Self.subject() }
    }
}
