/// Everything that a store promises: what the tests of a store in another package run.
///
/// ```swift
/// @Test(arguments: StoreContract.cases)
/// func holds(_ promise: ContractCase) async throws {
///     let clock = SettableClock()
///     try await promise.run {
///         let store = try await MyStore.empty(clock: clock.clock)
///         return Subject(
///             Subject.Opened(
///                 services: store.services, catalogue: store.catalogue, providerMemory: store.providerMemory),
///             choosing: SeededGenerator(seed: 1), clock: clock)
///     }
/// }
/// ```
///
/// To try the store as several programs have it open, give the subject the same store several times.
public enum StoreContract {
    /// The promises of all services.
    public static let cases: [ContractCase] = [
        FilmServiceContract.cases, ProviderFilmContract.cases, ProviderCacheContract.cases,
        CatalogueServiceContract.cases, DiscoverServiceContract.cases, SearchServiceContract.cases,
        RecentQueryServiceContract.cases, MyFilmServiceContract.cases, ManyViewingsContract.cases,
        ShowServiceContract.cases, UndoServiceContract.cases, ReceivedServiceContract.cases,
        FileImportServiceContract.cases, FilmListServiceContract.cases, ShareServiceContract.cases,
        CalendarFeedContract.cases, TheatreServiceContract.cases, OfferContract.cases,
        AdvertisingServiceContract.cases, AccountServiceContract.cases, PersonServiceContract.cases,
        IsolationContract.cases,
    ].flatMap(\.self)
}
