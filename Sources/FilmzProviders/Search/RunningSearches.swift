import APICore
public import FilmzDomain
import Foundation

/// The searches in all providers that are running, or ran a short time ago: one for each person and query.
public actor RunningSearches: ProviderSearchService {
    /// The dependencies of every search.
    struct Surroundings: Sendable {
        let films: any FilmService
        /// The service that rewrites a query in the wording of a known title.
        let search: any SearchService
        /// A function that is called with the address of a film's picture, and with the provider that found it.
        let pictures: @Sendable (URL, Film.ID, Provider) async -> Void
        /// Asks the providers.
        let work: BackgroundWork
        let timeline: Timeline
        let now: @Sendable () -> Timestamp
    }

    private struct Key: Hashable {
        let person: Person.ID
        let query: String
    }

    private struct Entry {
        let search: RunningSearch
        var lastUse: Duration
        /// A counter that grows with every use, to order simultaneous uses.
        var order: Int
        /// The number of films at the last check.
        var filmCount = 0
    }

    private let adapters: any ProviderAdapters
    private let surroundings: Surroundings
    private var entries: [Key: Entry] = [:]
    private var uses = 0

    /// The maximum number of searches that are kept.
    static let limit = 100
    /// The maximum number of films in all kept searches, besides the one that is being shown.
    static let filmLimit = 5_000
    /// The time for which a search is kept after its last use.
    static let lifetime = Duration.seconds(600)
    /// The time for which a search continues without a waiting client.
    static let patience = Duration.seconds(5)
    /// The maximum number of concurrent searches of a person.
    static let runningLimit = 3
    /// The time after which opening a search again also retries the providers that failed.
    static let retryAfter = Duration.seconds(30)

    init(
        adapters: any ProviderAdapters, films: any FilmService, search: any SearchService,
        pictures: @escaping @Sendable (URL, Film.ID, Provider) async -> Void = { _, _, _ in },
        work: BackgroundWork, timeline: Timeline = Timeline(ContinuousClock()),
        now: @escaping @Sendable () -> Timestamp = { Timestamp(Date()) }
    ) {
        self.adapters = adapters
        surroundings = Surroundings(
            films: films, search: search, pictures: pictures, work: work, timeline: timeline, now: now)
    }

    public func progress(
        of query: SearchQuery, for person: Person.ID, permission: ProviderPermission
    ) async throws -> SearchProgress {
        let search = await runningSearch(query, of: person, retrying: true)
        return await makingRoom(for: search.progress, key: Key(person: person, query: query.folded))
    }

    public func progress(
        of query: SearchQuery, for person: Person.ID, after revision: Int, permission: ProviderPermission
    ) async throws -> SearchProgress {
        let key = Key(person: person, query: query.folded)
        let search = await runningSearch(query, of: person, retrying: false)
        defer { use(key) }
        return await makingRoom(for: try await search.progress(after: revision), key: key)
    }

    public func goOn(_ query: SearchQuery, for person: Person.ID, permission: ProviderPermission) async throws {
        await runningSearch(query, of: person, retrying: true).goOn()
    }

    public func stop(_ query: SearchQuery, for person: Person.ID) async throws {
        await entries[Key(person: person, query: query.folded)]?.search.stop(untilSomebodyWaits: false)
    }

    /// A person's search for this query, which is started if there is none.
    private func runningSearch(_ query: SearchQuery, of person: Person.ID, retrying: Bool) async -> RunningSearch {
        let adapters = await adapters.adapters().filter(\.provider.isSearched)
        let key = Key(person: person, query: query.folded)
        let asked =
            if entries[key] == nil {
                await surroundings.search.wording(of: query, for: person)
            } else {
                query
            }
        var ended = removeOld()
        // The enabled providers have changed since it began.
        if let search = entries[key]?.search, search.providers != adapters.map(\.provider) {
            entries[key] = nil
            ended.append(search)
        }
        let search =
            entries[key]?.search ?? RunningSearch(asked, for: person, adapters: adapters, surroundings: surroundings)
        if entries[key] == nil {
            ended += removeLeastRecent()
            entries[key] = Entry(search: search, lastUse: .zero, order: 0)
        }
        use(key)
        for search in ended { await search.stop(untilSomebodyWaits: false) }
        await pauseOthers(of: person, beside: key)
        await search.begin(adapters, retrying: retrying)
        return search
    }

    private func use(_ key: Key) {
        uses += 1
        entries[key]?.lastUse = surroundings.timeline.now()
        entries[key]?.order = uses
    }

    /// Makes room for the films of a search, and returns its progress.
    private func makingRoom(for progress: SearchProgress, key: Key) async -> SearchProgress {
        entries[key]?.filmCount = progress.films.count
        var rest = entries.filter { $0.key != key }
        var count = rest.values.reduce(0) { $0 + $1.filmCount }
        while count > Self.filmLimit, let (oldest, entry) = rest.min(by: { $0.value.order < $1.value.order }) {
            rest[oldest] = nil
            entries[oldest] = nil
            count -= entry.filmCount
            await entry.search.stop(untilSomebodyWaits: false)
        }
        return progress
    }

    private func removeOld() -> [RunningSearch] {
        let now = surroundings.timeline.now()
        let old = entries.filter { now - $0.value.lastUse >= Self.lifetime }
        for key in old.keys { entries[key] = nil }
        return old.values.map(\.search)
    }

    private func removeLeastRecent() -> [RunningSearch] {
        guard entries.count >= Self.limit, let (key, entry) = entries.min(by: { $0.value.order < $1.value.order })
        else { return [] }
        entries[key] = nil
        return [entry.search]
    }

    /// Makes room for one more running search: the least recently used ones pause.
    private func pauseOthers(of person: Person.ID, beside key: Key) async {
        let others = entries.filter { $0.key.person == person && $0.key != key }.values.sorted { $0.order > $1.order }
        var running = 1
        for other in others where await other.search.isRunning {
            running += 1
            if running > Self.runningLimit { await other.search.stop(untilSomebodyWaits: true) }
        }
    }
}
