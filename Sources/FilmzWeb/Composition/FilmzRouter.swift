public import FilmzDomain
public import FilmzJobs
import FilmzPages
public import Hummingbird

/// The router of everything that Filmz answers over HTTP.
public enum FilmzRouter {
    /// - Parameter imports: takes in files
    public static func build(
        services: Services, clock: Clock = Clock(), configuration: ServerConfiguration = ServerConfiguration(),
        cards: CardRenderer = CardRenderer(cache: .nothing), imports: ImportWork
    ) -> Router<VisitorContext> {
        let assets = Assets.all
        let replies = Replies(services: services, clock: clock, assets: assets.paths)
        let owners = services.managed(by: .ofThisMachine)
        let router = Router(context: VisitorContext.self, options: .autoGenerateHeadEndpoints)
        addMiddleware(to: router, replies: replies, configuration: configuration)
        let site = router.group(RouterPath(configuration.base.description))
        assets.addRoutes(to: site)
        HealthRoutes(health: services.health).add(to: site)
        if let metrics = configuration.metrics {
            MetricsRoutes(
                configuration: metrics, services: services, owners: owners, clock: clock, version: configuration.version
            ).add(to: site)
        }
        SignInRoutes(services: services, replies: replies).add(to: site)
        InvitationRoutes(services: services, replies: replies).add(to: site)
        SharedRoutes(services: services, cards: cards, replies: replies).add(to: site)
        CalendarFeedRoutes(services: services, clock: clock, configuration: configuration).add(to: site)
        let passwords = PasswordCheck(accounts: services.accounts)
        let exports = Exports(services: services, passwords: passwords, version: configuration.version)
        FarewellRoutes(exports: exports, clock: clock, replies: replies).add(to: site)
        let personal = site.group()
            .add(middleware: SignInGuard(accounts: services.accounts, isPrivate: configuration.isPrivate))
            .add(middleware: ReaderClock(clock: clock, persons: services.persons))
            .group(context: PersonContext.self)
        DiscoverRoutes(services: services, replies: replies).add(to: personal)
        SearchRoutes(services: services, replies: replies).add(to: personal)
        ProviderSearchRoutes(services: services, replies: replies).add(to: personal)
        FilmRoutes(services: services, replies: replies).add(to: personal)
        PictureRoutes(services: services).add(to: personal)
        MyFilmRoutes(services: services, replies: replies).add(to: personal)
        ShelfRoutes(services: services, replies: replies).add(to: personal)
        ViewingRoutes(services: services, replies: replies).add(to: personal)
        ShowRoutes(services: services, replies: replies).add(to: personal)
        CinemaRoutes(services: services, replies: replies).add(to: personal)
        TheatreRoutes(services: services, replies: replies).add(to: personal)
        TagRoutes(services: services, replies: replies).add(to: personal)
        FilmListRoutes(services: services, replies: replies).add(to: personal)
        PassOnRoutes(services: services, replies: replies, configuration: configuration)
            .add(to: personal)
        ReceivedRoutes(services: services, replies: replies).add(to: personal)
        ExportRoutes(exports: exports, replies: replies).add(to: personal)
        CardRoutes(services: services, cards: cards).add(to: personal)
        MyCalendarRoutes(services: services, replies: replies, configuration: configuration).add(to: personal)
        AdvertisingRoutes(services: services, replies: replies).add(to: personal)
        let api = API(services: services, passwords: passwords, exports: exports, configuration: configuration)
        api.add(to: personal)
        let settings = SettingsRoutes(services: services, replies: replies, configuration: configuration)
        let known = personal.group().add(middleware: OwnerReader(persons: services.persons))
        settings.add(to: known)
        AccountRoutes(services: services, passwords: passwords, replies: replies).add(to: known)
        WhoRoutes(services: services, replies: replies).add(to: known)
        ProfileRoutes(services: services, passwords: passwords, replies: replies).add(to: known)
        OfferRoutes(services: services, replies: replies).add(to: known)
        ImportRoutes(services: services, replies: replies, work: imports).add(to: known)
        addOwned(
            to: known.group(context: OwnerContext.self), with: owners, from: services, settings: settings, api: api)
        return router
    }

    /// Adds the routes of what concerns everybody.
    /// - Parameter owners: tells what this Filmz can do at all
    static func addOwned(
        to router: RouterGroup<OwnerContext>, with owners: OwnerServices,
        from services: Services, settings: SettingsRoutes, api: API
    ) {
        let replies = settings.replies
        FilmRoutes(services: services, replies: replies).add(to: router)
        AdvertisingManagementRoutes(services: services, replies: replies, canFetch: owners.fetchPicture != nil)
            .add(to: router)
        settings.add(to: router, with: owners)
        PeopleRoutes(
            services: services, passwords: api.passwords, replies: replies, configuration: settings.configuration
        ).add(to: router)
        if owners.backups != nil {
            BackupRoutes(passwords: api.passwords, services: services, replies: replies).add(to: router)
        }
        api.add(to: router, with: owners)
    }

    private static func addMiddleware(
        to router: Router<VisitorContext>, replies: Replies, configuration: ServerConfiguration
    ) {
        router.addMiddleware { ClientReader(configuration: configuration) }
        let watchers: [any RequestWatcher] = [
            configuration.requestLog.map { AccessLog(logger: $0) },
            configuration.metrics.map { RequestMetrics($0.registry) },
        ].compactMap(\.self)
        if !watchers.isEmpty { router.addMiddleware { RequestWatching(watchers: watchers) } }
        router.addMiddleware {
            HeadAnswers()
            Compression()
            EntityTags(key: configuration.tagKey)
            SecurityHeaders(publicAddress: configuration.publicAddress)
            ShareHeaders()
            ErrorPages(replies: replies)
            ProblemDocuments()
            HostGuard(names: configuration.names)
            BodyGuard()
            OriginGuard()
        }
    }
}
