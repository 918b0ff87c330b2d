/// All services of Filmz, for whoever puts Filmz together. Everything else takes the groups of services that it needs.
public struct Services: CatalogueServices, DiscoverServices, ExchangeServices, CalendarServices, AdvertisingServices,
    BackupServices, HealthServices, ManagedServices
{
    public var films: any FilmService
    /// The description of the catalogue; nil when there is none.
    public var catalogue: @Sendable () async throws -> CatalogueDescription?
    public var dossiers: any DossierService
    public var posters: any PosterService
    public var discover: any DiscoverService
    public var search: any SearchService
    public var providerSearch: any ProviderSearchService
    public var providerLists: any ProviderListService
    public var recentQueries: any RecentQueryService
    public var myFilms: any MyFilmService
    public var lists: any FilmListService
    public var shares: any ShareService
    public var received: any ReceivedService
    public var imports: any FileImportService
    public var calendars: any CalendarFeedService
    public var shows: any ShowService
    public var theatres: any TheatreService
    public var cinema: any CinemaService
    /// Looks up where films are offered.
    public var offers: any OfferService
    public var offerMemory: any OfferCache
    /// Looks up products for films.
    public var products: any ProductService
    public var myServices: any MyServicesService
    public var advertising: any AdvertisingService
    /// Fetches a recommendation from a URL of another Filmz; nil when none may be asked. It throws
    /// ``RecommendationProblem``.
    public var fetchRecommendation: (@Sendable (WebLink) async throws -> Recommendation)?
    /// The newest known release of Filmz; nil when none is known, or the check is off.
    public var newestRelease: @Sendable () -> FilmzRelease?
    public var undo: any UndoService
    public var persons: any PersonService
    public var accounts: any AccountService
    public var providers: any AskedProviderService
    public var backupSchedule: @Sendable () async throws -> BackupSchedule?
    /// Whether the data of all services can be read.
    public var health: @Sendable () async -> Health
    private var owners: OwnerServices

    public init(
        films: any FilmService,
        catalogue: @escaping @Sendable () async throws -> CatalogueDescription? = { nil },
        dossiers: (any DossierService)? = nil,
        posters: any PosterService = NoProviders(),
        discover: any DiscoverService,
        search: any SearchService,
        providerSearch: any ProviderSearchService = NoProviders(),
        providerLists: any ProviderListService = NoProviders(),
        recentQueries: any RecentQueryService,
        myFilms: any MyFilmService,
        lists: any FilmListService,
        shares: any ShareService,
        received: any ReceivedService,
        imports: any FileImportService,
        calendars: any CalendarFeedService,
        shows: any ShowService,
        theatres: any TheatreService,
        cinema: any CinemaService = NoProviders(),
        offers: (any OfferService)? = nil,
        offerMemory: any OfferCache,
        products: (any ProductService)? = nil,
        myServices: any MyServicesService,
        advertising: any AdvertisingService,
        fetchRecommendation: (@Sendable (WebLink) async throws -> Recommendation)? = nil,
        newestRelease: @escaping @Sendable () -> FilmzRelease? = { nil },
        undo: any UndoService,
        persons: any PersonService,
        accounts: any AccountService,
        providers: any AskedProviderService = NoProviders(),
        backupSchedule: @escaping @Sendable () async throws -> BackupSchedule? = { nil },
        health: @escaping @Sendable () async -> Health = { .ready },
        owners: OwnerServices
    ) {
        self.films = films
        self.catalogue = catalogue
        self.dossiers = dossiers ?? NoProviders(films)
        self.posters = posters
        self.discover = discover
        self.search = search
        self.providerSearch = providerSearch
        self.providerLists = providerLists
        self.recentQueries = recentQueries
        self.calendars = calendars
        self.shows = shows
        self.myFilms = myFilms
        self.lists = lists
        self.shares = shares
        self.received = received
        self.imports = imports
        self.theatres = theatres
        self.cinema = cinema
        self.offers = offers ?? OfflineOffers(offerMemory)
        self.offerMemory = offerMemory
        self.products = products ?? OfflineProducts(offerMemory)
        self.myServices = myServices
        self.advertising = advertising
        self.fetchRecommendation = fetchRecommendation
        self.newestRelease = newestRelease
        self.undo = undo
        self.persons = persons
        self.accounts = accounts
        self.providers = providers
        self.backupSchedule = backupSchedule
        self.health = health
        self.owners = owners
    }

    /// The services for this owner.
    public func managed(by owner: Owner) -> OwnerServices { owners }

    /// Puts another service for owners in the place of the present one, for whoever puts services together.
    public mutating func replace<Service>(_ service: WritableKeyPath<OwnerServices, Service>, with other: Service) {
        owners[keyPath: service] = other
    }
}
