import APICore
public import FilmzDomain
import Foundation

/// The lists of providers: each is kept, and asked for again when it is old and somebody looks at it.
public actor ProviderLists: ProviderListManagement {
    /// The switches of lists, which are kept beside the keys.
    struct Switches: Sendable {
        /// The kinds that are switched on.
        let on: @Sendable () async -> Set<ProviderList.Kind>
        let set: @Sendable (Bool, ProviderList.Kind) async throws -> Void
    }

    /// The first films of a list.
    private struct Part: Hashable {
        let key: CachedList.Key
        let limit: Int
    }

    /// The entries of a part, and what they were made from. The same sources give the very same array, which can be
    /// compared at once.
    private struct CachedPart {
        let cachedEntries: [CachedList.Entry]
        let films: [Film.ID: Film]
        let entries: [FilledProviderList.Entry]
    }

    private let adapters: any ProviderAdapters
    private let switches: Switches
    private let memory: any ProviderCache
    private let films: any FilmService
    private let country: String
    private let pictures: @Sendable (URL, Film.ID, Provider) async -> Void
    private let clock: Clock
    private let refreshes = JoinedCalls<CachedList.Key, Void>(limit: refreshLimit)
    private var failures = RecentFailures<CachedList.Key>(limit: 1_000)
    /// The answers whose pictures are known since this process began.
    private var pictured = BoundedCache<Part, Timestamp>(limit: 1_000)
    private var cachedParts = BoundedCache<Part, CachedPart>(limit: 100)

    /// How many lists are asked for at once.
    static let refreshLimit = 20

    /// - Parameter pictures: is called with the address of a film's picture, and with the provider that found it
    init(
        adapters: any ProviderAdapters, switches: Switches, memory: any ProviderCache, films: any FilmService,
        country: String, pictures: @escaping @Sendable (URL, Film.ID, Provider) async -> Void = { _, _, _ in },
        clock: Clock = Clock()
    ) {
        self.adapters = adapters
        self.switches = switches
        self.memory = memory
        self.films = films
        self.country = country
        self.pictures = pictures
        self.clock = clock
    }

    public func cached(_ lists: [ProviderList], limit: Int) async throws -> [FilledProviderList] {
        let enabledProviders = await adapters.adapters().map(\.provider)
        let on = await switches.on()
        let keys = lists.compactMap { list in
            on.contains(list.kind)
                ? Self.source(of: list.kind, among: enabledProviders).map {
                    CachedList.Key(list, provider: $0, country: country)
                }
                : nil
        }
        return try await cached(keys, limit: limit)
    }

    public func refreshed(_ list: ProviderList, permission: ProviderPermission) async throws -> FilledProviderList? {
        let adapters = await adapters.adapters()
        guard let provider = Self.source(of: list.kind, among: adapters.map(\.provider)),
            let adapter = adapters.first(where: { $0.provider == provider }), await switches.on().contains(list.kind)
        else { return nil }
        let key = CachedList.Key(list, provider: provider, country: country)
        let cachedList = try await cached([key], limit: ProviderList.limit).first
        guard cachedList?.isOutdated == true else { return cachedList }
        _ = try await refreshes.join(key) { await self.refresh(key, adapter: adapter) }
        return try await cached([key], limit: ProviderList.limit).first
    }

    public func switches() async throws -> [ProviderListSwitch] {
        let enabledProviders = await adapters.adapters().map(\.provider)
        let on = await switches.on()
        return ProviderList.Kind.allCases.map {
            ProviderListSwitch(kind: $0, isOn: on.contains($0), provider: Self.source(of: $0, among: enabledProviders))
        }
    }

    public func setOn(_ isOn: Bool, kind: ProviderList.Kind) async throws {
        try await switches.set(isOn, kind)
    }

    private static func source(of kind: ProviderList.Kind, among providers: [Provider]) -> Provider? {
        kind.sources.first(where: providers.contains)
    }
}

// MARK: - What is kept

extension ProviderLists {
    private func cached(_ keys: [CachedList.Key], limit: Int) async throws -> [FilledProviderList] {
        guard !keys.isEmpty else { return [] }
        let lists = try await memory.lists(keys)
        let today = clock.today
        var cachedEntries: [CachedList.Key: [CachedList.Entry]] = [:]
        for (key, list) in lists {
            let entries = list.entries.lazy.filter { key.list.holds(released: $0.released, on: today) }
            cachedEntries[key] = Array(entries.prefix(limit))
        }
        let films = try await films.films(cachedEntries.values.flatMap { $0.map(\.film) }, for: .anybody)
        var answers: [FilledProviderList] = []
        for key in keys {
            let part = Part(key: key, limit: limit)
            let entries = entries(of: cachedEntries[key] ?? [], films: films, part: part)
            let answer = answer(key, entries: entries, fetchedAt: lists[key]?.fetchedAt)
            await showPictures(answer, key: part)
            answers.append(answer)
        }
        return answers
    }

    private func entries(
        of cachedEntries: [CachedList.Entry], films: [Film.ID: Film], part: Part
    ) -> [FilledProviderList.Entry] {
        if let made = cachedParts.value(part), made.cachedEntries == cachedEntries, made.films == films {
            return made.entries
        }
        var seen: Set<Film.ID> = []
        let entries = cachedEntries.compactMap { entry -> FilledProviderList.Entry? in
            guard let film = films[entry.film], seen.insert(film.id).inserted else { return nil }
            return FilledProviderList.Entry(film: film, released: entry.released)
        }
        cachedParts.keep(CachedPart(cachedEntries: cachedEntries, films: films, entries: entries), key: part)
        return entries
    }

    private func answer(
        _ key: CachedList.Key, entries: [FilledProviderList.Entry], fetchedAt: Timestamp?
    ) -> FilledProviderList {
        let now = clock.now()
        let failure = failures.failure(key, at: now)
        // A list from the future was kept while a clock was wrong.
        let isNew = fetchedAt.map { $0 <= now && now < $0 + key.list.lifetime } ?? false
        return FilledProviderList(
            list: key.list, provider: key.provider, country: key.country, entries: entries,
            fetchedAt: fetchedAt, failure: failure, isOutdated: !isNew && failure == nil)
    }

    /// Lets the pictures of films be known that only lists have told, once for each answer.
    private func showPictures(_ list: FilledProviderList, key: Part) async {
        guard let fetchedAt = list.fetchedAt, pictured.value(key) != fetchedAt else { return }
        pictured.keep(fetchedAt, key: key)
        for film in list.entries.map(\.film) {
            if let poster = film.poster { await pictures(poster, film.id, list.provider) }
        }
    }
}

// MARK: - Asking

extension ProviderLists {
    private func refresh(_ key: CachedList.Key, adapter: any ProviderAdapter) async {
        do {
            try await ask(key, adapter: adapter)
            failures.remove(key)
        } catch {
            failures.note(error, key: key, at: clock.now())
        }
    }

    private func ask(_ key: CachedList.Key, adapter: any ProviderAdapter) async throws {
        let hits = Array((try await adapter.list(key.list) ?? []).prefix(ProviderList.limit))
        let storedFilms = try await films.note(hits.map(\.film), for: nil)
        var seen: Set<Film.ID> = []
        var entries: [CachedList.Entry] = []
        for (hit, stored) in zip(hits, storedFilms) where seen.insert(stored.film.id).inserted {
            entries.append(CachedList.Entry(film: stored.film.id, released: hit.film.releaseDate))
            if let poster = stored.film.poster ?? hit.film.poster {
                await pictures(poster, stored.film.id, adapter.provider)
            }
        }
        try await memory.keep(CachedList(entries: entries, fetchedAt: clock.now()), key: key)
    }
}
