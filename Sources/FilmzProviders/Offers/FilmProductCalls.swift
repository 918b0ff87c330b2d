import FilmzDomain

/// Asks iTunes what it sells beside films: about a film when somebody looks at it and what is kept is old.
actor FilmProductCalls: ProductService {
    private let adapters: any ProviderAdapters
    private let memory: any OfferCache
    private let country: CountryCode
    private let now: @Sendable () -> Timestamp
    private let refreshes = JoinedCalls<Film.ID, Void>(limit: refreshLimit)
    private var failures = RecentFailures<Film.ID>(limit: 1_000)

    /// About how many films it is asked at once. Few, because each film takes several of the calls that it allows.
    static let refreshLimit = 3

    /// - Parameter country: that of the shop
    init(
        adapters: any ProviderAdapters, memory: any OfferCache, country: CountryCode,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.adapters = adapters
        self.memory = memory
        self.country = country
        self.now = now
    }

    func cached(_ film: Film) async throws -> FilmProducts {
        let cached = try await memory.products(of: film.id, in: country)
        let now = now()
        let isPaused = failures.failure(film.id, at: now) != nil
        // iTunes is never asked about a show.
        let isOld = !film.isShow && !isPaused && cached?.isNew(at: now) != true
        guard isOld else { return FilmProducts(cached: cached) }
        return FilmProducts(cached: cached, isOutdated: await adapter() != nil)
    }

    func refreshed(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts {
        let cachedProducts = try await cached(film.film)
        guard cachedProducts.isOutdated, let adapter = await adapter() else { return cachedProducts }
        _ = try await refreshes.join(film.film.id) { await self.ask(film, adapter: adapter) }
        return try await cached(film.film)
    }

    private func adapter() async -> (any ProviderAdapter)? {
        await adapters.patientAdapters().first { $0.provider == FilmProducts.provider }
    }

    private func ask(_ film: FilmDossier, adapter: any ProviderAdapter) async {
        let id = film.film.id
        do {
            if let answer = try await adapter.products(beside: film) {
                try await memory.keep(answer, of: id, in: country)
            }
            failures.remove(id)
        } catch {
            failures.note(error, key: id, at: now())
        }
    }
}
