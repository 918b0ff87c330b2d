import APICore
import FilmzDomain
import Foundation

/// Asks TMDb where films are offered: about a film when somebody looks at it and what is kept is old.
actor FilmOfferCalls: OfferService {
    private struct Key: Hashable {
        let film: Film.ID
        let country: CountryCode
    }

    private let adapters: any ProviderAdapters
    private let memory: any OfferCache
    private let matches: @Sendable (Film.ID) async throws -> [FilmMatch]
    nonisolated let country: CountryCode
    private let now: @Sendable () -> Timestamp
    private let refreshes = JoinedCalls<Key, Void>(limit: refreshLimit)
    private var failures = RecentFailures<Key>(limit: 1_000)
    private var serviceFailures = RecentFailures<CountryCode>(limit: 100)

    /// About how many films it is asked at once.
    static let refreshLimit = 20

    /// - Parameters:
    ///   - matches: which of the providers' films a film is
    ///   - country: of those who have chosen none
    init(
        adapters: any ProviderAdapters, memory: any OfferCache,
        matches: @escaping @Sendable (Film.ID) async throws -> [FilmMatch], country: CountryCode,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.adapters = adapters
        self.memory = memory
        self.matches = matches
        self.country = country
        self.now = now
    }

    func cached(_ film: Film, in country: CountryCode) async throws -> FilmOffers {
        let cached = try await memory.offers(of: film.id, in: country)
        let now = now()
        let failure = failures.failure(Key(film: film.id, country: country), at: now)
        let canBeAsked = await adapter() != nil
        let isKnown = try await id(of: film) != nil
        let isOld = canBeAsked && isKnown && failure == nil && cached?.isNew(at: now) != true
        return FilmOffers(
            country: country, cached: cached, failure: failure, canBeAsked: canBeAsked, isOutdated: isOld)
    }

    func refreshed(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers {
        let cachedOffers = try await cached(film, in: country)
        guard cachedOffers.isOutdated || anew && cachedOffers.failure == nil, let adapter = await adapter(),
            let id = try await id(of: film)
        else { return cachedOffers }
        let key = Key(film: film.id, country: country)
        _ = try await refreshes.join(key) { await self.ask(key, id: id, adapter: adapter) }
        return try await cached(film, in: country)
    }

    func services(in country: CountryCode, permission: ProviderPermission?) async throws -> [StreamingService] {
        let cached = try await memory.services(in: country)
        let now = now()
        let isNew = cached.map { $0.fetchedAt <= now && now < $0.fetchedAt + CachedServices.lifetime } ?? false
        let isPaused = serviceFailures.failure(country, at: now) != nil
        guard permission != nil, !isNew, !isPaused, let adapter = await adapter() else {
            return cached?.services ?? StreamingService.wellKnown
        }
        do throws(APIError) {
            if let services = try await adapter.services(in: country), !services.isEmpty {
                try? await memory.keep(services, in: country)
                return services
            }
        } catch {
            serviceFailures.note(error, key: country, at: now)
        }
        return cached?.services ?? StreamingService.wellKnown
    }

    private func adapter() async -> (any ProviderAdapter)? {
        await adapters.adapters().first { $0.provider == FilmOffers.provider }
    }

    /// The ID by which TMDb can be asked; nil when it has to be searched first, or does not have the film.
    private func id(of film: Film) async throws -> ExternalID? {
        let provider = FilmOffers.provider
        let match = try await matches(film.id).first { $0.provider == provider }
        if let match, match.isDecided || match.isCertain { return match.id }
        return film.externalIDs[provider] ?? film.externalIDs[in: .imdb]
    }

    private func ask(_ key: Key, id: ExternalID, adapter: any ProviderAdapter) async {
        do {
            let answer = try await adapter.offers(id, in: key.country)
            try await memory.keep(answer, of: key.film, in: key.country)
            failures.remove(key)
        } catch {
            failures.note(error, key: key, at: now())
        }
    }
}
