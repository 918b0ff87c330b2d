import APICore
public import FilmzDomain
import FilmzReading
import Foundation

/// The services that providers add to Filmz: connections with their keys, cached responses, and pictures.
public struct RunningProviders: Sendable {
    private let work: BackgroundWork
    private let connections: ProviderConnections
    private let posters: Posters
    private let dossiers: Dossiers
    private let searches: RunningSearches
    private let cinemas: Cinemas
    private let lists: ProviderLists
    private let offers: FilmOfferCalls
    private let products: FilmProductCalls

    /// The reason why the providers cannot be started.
    public enum StartError: Error, Hashable, Sendable {
        /// The cache folder cannot be created or written.
        case cacheNotWritable(String)
    }

    /// - Parameters:
    ///   - folder: the data folder; the keys and the cache are in it
    ///   - cacheLimit: the maximum size of cached pictures and responses on the disk, in bytes
    ///   - programmesFrom: hosts in the home network that programmes may be fetched from: `cinema.lan`
    ///   - only: the providers that may be called; nil for all that are enabled
    ///   - report: is called once if the key file has a problem
    /// - Throws: ``StartError``
    public static func start(
        _ configuration: ProviderConfiguration, folder: String, cacheLimit: Int, films: any FilmService,
        search: any SearchService, memory: any ProviderCache, shows: any ShowService,
        theatres: any TheatreService, offers: any OfferCache, programmesFrom: [String] = [],
        only: Set<Provider>? = nil,
        report: @escaping @Sendable (KeyFile.Unavailable) -> Void = { _ in }
    ) async throws -> RunningProviders {
        let now: @Sendable () -> Timestamp = { Timestamp(Date()) }
        let cache = folder + "/cache"
        let pictureLimit = cacheLimit / 8 * 7
        let pictures: DiskCache
        let answers: DiskCache
        do {
            pictures = try DiskCache(folder: cache + "/pictures", limit: pictureLimit)
            answers = try DiskCache(folder: cache + "/answers", limit: cacheLimit / 8)
        } catch {
            throw StartError.cacheNotWritable(cache)
        }
        let work = BackgroundWork()
        let transport = AsyncHTTPTransport()
        let connections = ProviderConnections(
            configuration: configuration, keyFile: KeyFile(folder: folder, report: report), memory: memory,
            answers: answers, transport: transport, work: work, now: now, makeAdapter: { $0.adapter(now: now) },
            close: { try await transport.shutdown() })
        let posters = try await Posters(
            memory: memory, files: pictures, memoryLimit: min(64 << 20, pictureLimit),
            origins: Array(configuration.addresses.values), work: work, now: now)
        let noteHit: @Sendable (URL, Film.ID, Provider) async -> Void = { posters.note($0, of: $1, foundBy: $2) }
        let enabledAdapters = SomeAdapters(all: connections, only: only)
        let dossiers = Dossiers(
            adapters: enabledAdapters, memory: memory, films: films, pictures: { posters.note($0, of: $1) },
            learn: { try await shows.learn($0, of: $1) }, now: now)
        let country = CountryCode(configuration.country) ?? .usual
        _ = await connections.adapters()
        posters.begin(
            Posters.PictureLookup(
                isPossible: { connections.mayAsk(.tmdb) && only?.contains(.tmdb) != false },
                seek: { await dossiers.seekPicture(of: $0) }))
        let lists = ProviderLists(
            adapters: enabledAdapters, switches: connections.listSwitches, memory: memory, films: films,
            country: configuration.country, pictures: noteHit)
        let matcher = ShowtimeMatcher(search: search) {
            let cached = try? await lists.cached([.inCinemas], limit: ProviderList.limit)
            return Set((cached ?? []).flatMap(\.entries).map(\.film.id))
        }
        return RunningProviders(
            work: work, connections: connections, posters: posters, dossiers: dossiers,
            searches: RunningSearches(
                adapters: enabledAdapters, films: films, search: search, pictures: noteHit, work: work, now: now),
            cinemas: Cinemas(
                adapters: enabledAdapters, theatres: theatres, films: films,
                pages: ProgrammePages(
                    fetcher: ProgrammeFetcher(allowedHosts: programmesFrom), matcher: matcher),
                now: now),
            lists: lists,
            offers: FilmOfferCalls(
                adapters: enabledAdapters, memory: offers, matches: { try await memory.matches(of: $0) },
                country: country,
                now: now),
            products: FilmProductCalls(adapters: enabledAdapters, memory: offers, country: country, now: now))
    }

    /// The given services, with those of the providers added.
    public func added(to services: Services) -> Services {
        var services = services
        services.providers = connections
        services.replace(\.providers, with: connections)
        services.posters = posters
        services.dossiers = dossiers
        services.providerSearch = searches
        services.cinema = cinemas
        services.providerLists = lists
        services.replace(\.providerLists, with: lists)
        services.offers = offers
        services.products = products
        return services
    }

    /// Does what goes on without anybody who waits: searches, pictures that are wanted soon, and saving the counts of
    /// calls. Returns when the task is cancelled and all of that has ended. Until it is called, nothing of that begins.
    public func run() async {
        await work.run()
    }

    /// Ends all calls, and saves the call counts.
    public func shutdown() async {
        await posters.shutdown()
        try? await connections.shutdown()
    }
}

/// The adapters of some of the providers.
private struct SomeAdapters: ProviderAdapters {
    let all: ProviderConnections
    let only: Set<Provider>?

    func adapters() async -> [any ProviderAdapter] {
        selected(await all.adapters())
    }

    func freshAdapters() async -> [any ProviderAdapter] {
        selected(await all.freshAdapters())
    }

    func patientAdapters() async -> [any ProviderAdapter] {
        selected(await all.patientAdapters())
    }

    private func selected(_ adapters: [any ProviderAdapter]) -> [any ProviderAdapter] {
        only.map { only in adapters.filter { only.contains($0.provider) } } ?? adapters
    }
}
