import FilmzDomain
import Hummingbird

/// The screens as JSON, for programs: the same services and rules as for the pages. `docs/api.md` describes it.
struct API {
    let services: Services
    let passwords: PasswordCheck
    let exports: Exports
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        DiscoverAPI(services: services).add(to: router)
        ProviderListAPI(services: services).add(to: router)
        SearchAPI(services: services).add(to: router)
        ProviderSearchAPI(services: services).add(to: router)
        FilmAPI(services: services).add(to: router)
        MyFilmAPI(services: services).add(to: router)
        ShowAPI(services: services).add(to: router)
        TagAPI(services: services).add(to: router)
        FilmListAPI(services: services).add(to: router)
        ShareAPI(services: services, configuration: configuration).add(to: router)
        ReceivedAPI(services: services).add(to: router)
        CinemaAPI(services: services).add(to: router)
        OfferAPI(services: services).add(to: router)
        CalendarFeedAPI(services: services, configuration: configuration).add(to: router)
        ViewingAPI(services: services).add(to: router)
        ExportAPI(exports: exports).add(to: router)
    }

    /// Adds what concerns everybody.
    /// - Parameter owners: tells what this Filmz can do at all
    func add(to router: RouterGroup<OwnerContext>, with owners: OwnerServices) {
        FilmAPI(services: services).add(to: router)
        ProviderListAPI(services: services).add(to: router)
        ProviderAPI(services: services).add(to: router)
        if owners.catalogueImport != nil { CatalogueImportAPI(services: services).add(to: router) }
        if owners.backups != nil { BackupAPI(services: services, passwords: passwords).add(to: router) }
    }
}
