/// The products for films in shops. Reading stored ones makes no requests.
public protocol ProductService: Sendable {
    /// The stored products for a film.
    func cached(_ film: Film) async throws -> FilmProducts

    /// The current products: asks the provider if the stored ones are outdated. Simultaneous callers for the same film
    /// share one answer. When the provider fails, it is not asked again for some minutes.
    ///
    /// It waits while other requests need the provider: a search, or facts about a film.
    /// - Parameter film: its people decide which products belong to it
    func refreshed(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts
}

/// A product service that reads stored products and makes no requests.
public struct OfflineProducts: ProductService {
    private let memory: any OfferCache

    public init(_ memory: any OfferCache) {
        self.memory = memory
    }

    public func cached(_ film: Film) async throws -> FilmProducts {
        FilmProducts(cached: try await memory.products(of: film.id, in: .usual))
    }

    public func refreshed(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts {
        try await cached(film.film)
    }
}
