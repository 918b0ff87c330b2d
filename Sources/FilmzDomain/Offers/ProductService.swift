/// What shops sell beside films. Looking at what is kept asks nobody.
public protocol ProductService: Sendable {
    /// What is known of a film.
    func kept(_ film: Film) async throws -> FilmProducts

    /// What is known now: asks the provider if what is kept is old. Callers that ask for the same film at the same time
    /// share one answer. When the provider fails, it is left alone for some minutes.
    ///
    /// It waits while others need the provider: a search, or facts about a film.
    /// - Parameter film: its people tell what belongs to it
    func fresh(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts
}

/// Products as they are kept: nobody is asked.
public struct OfflineProducts: ProductService {
    private let memory: any OfferCache

    public init(_ memory: any OfferCache) {
        self.memory = memory
    }

    public func kept(_ film: Film) async throws -> FilmProducts {
        FilmProducts(kept: try await memory.products(of: film.id, in: .usual))
    }

    public func fresh(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts {
        try await kept(film.film)
    }
}

extension Services {
    /// Whether a person is shown what shops sell beside films. It is advertising, so those who turned that off are not,
    /// and nobody is where the limit is none at once.
    public func wantsProducts(_ person: Person.ID) async throws -> Bool {
        guard try await advertising.reader(person).wantsAdvertising else { return false }
        return try await advertising.advertising().limit > 0
    }

    /// What a person is shown of what shops sell beside a film. Nobody is asked.
    public func products(of film: Film, for person: Person.ID) async throws -> [ShopOffer] {
        guard try await wantsProducts(person) else { return [] }
        return try await products.kept(film).kept?.products ?? []
    }
}
