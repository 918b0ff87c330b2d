import FilmzContracts
import Testing

/// The SQLite store keeps every promise of the service protocols, in whatever way it is opened.
struct ContractTests {
    @Test(arguments: StoreOpening.allCases, FilmServiceContract.cases)
    func films(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ProviderFilmContract.cases)
    func foundFilms(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ProviderCacheContract.cases)
    func providerMemory(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, CatalogueServiceContract.cases)
    func catalogue(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, DiscoverServiceContract.cases)
    func discover(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, SearchServiceContract.cases)
    func search(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, RecentQueryServiceContract.cases)
    func recentQueries(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, MyFilmServiceContract.cases)
    func myFilms(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ManyViewingsContract.cases)
    func manyViewings(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ShowServiceContract.cases)
    func shows(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, UndoServiceContract.cases)
    func undo(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ReceivedServiceContract.cases)
    func received(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, FileImportServiceContract.cases)
    func imports(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, FilmListServiceContract.cases)
    func lists(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, ShareServiceContract.cases)
    func shares(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, CalendarFeedContract.cases)
    func calendars(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, TheatreServiceContract.cases)
    func theatres(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, OfferContract.cases)
    func offers(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, AdvertisingServiceContract.cases)
    func advertising(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, AccountServiceContract.cases)
    func accounts(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, PersonServiceContract.cases)
    func persons(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }

    @Test(arguments: StoreOpening.allCases, IsolationContract.cases)
    func isolation(_ opening: StoreOpening, _ promise: ContractCase) async throws {
        try await opening.run(promise)
    }
}
