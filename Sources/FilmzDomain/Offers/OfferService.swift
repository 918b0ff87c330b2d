public import Foundation

/// The offers of films. Reading stored ones makes no requests.
public protocol OfferService: Sendable {
    /// The country for persons who have chosen none.
    var country: CountryCode { get }

    /// The stored offers of a film in a country.
    func cached(_ film: Film, in country: CountryCode) async throws -> FilmOffers

    /// The current offers: asks the provider if the stored ones are outdated. Simultaneous callers for the same film
    /// share one answer. When the provider fails, the stored offers stay, and it is not asked again for some minutes.
    /// - Parameter anew: whether to ask even if the stored offers are not outdated
    func refreshed(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers

    /// The services of a country, the best known first. With permission, the provider is asked if the stored list is
    /// outdated; if it cannot be, the known services are returned.
    func services(in country: CountryCode, permission: ProviderPermission?) async throws -> [StreamingService]
}

/// The stored answers about offers. All of them can be requested again.
public protocol OfferCache: Sendable {
    /// The last known offers of a film; nil when there are none, or they are too old.
    func offers(of film: Film.ID, in country: CountryCode) async throws -> CachedOffers?

    /// Stores an answer by the rule of ``CachedOffers/merged(_:after:at:)``; nil when the provider does not have the
    /// film.
    func keep(_ answer: OfferAnswer?, of film: Film.ID, in country: CountryCode) async throws

    /// The films that are offered in one of these ways.
    /// - Parameter brands: the brands of the services (``StreamingService/brand``); nil for any
    func films(
        offered kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) async throws -> Set<Film.ID>

    /// A service for each of these films that one offers in one of these ways: the best known one.
    /// - Parameter brands: the brands of the services; nil for any
    func services(
        offering films: Set<Film.ID>, as kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) async throws -> [Film.ID: StreamingService]

    /// The included offers of services of these brands that were first seen at this time or later, the latest first. Of
    /// very many, only the latest ones.
    func news(
        by brands: Set<String>, in country: CountryCode, since: Timestamp
    ) async throws -> [StoredOfferNews]

    /// The last known products for a film in a country; nil when there are none, or they are older than
    /// ``CachedProducts/lifetime``.
    func products(of film: Film.ID, in country: CountryCode) async throws -> CachedProducts?

    /// Stores a shop's answer about products for a film.
    func keep(_ answer: ProductAnswer, of film: Film.ID, in country: CountryCode) async throws

    /// The last known services of a country, the best known first; nil when there are none.
    func services(in country: CountryCode) async throws -> CachedServices?

    /// The services of these brands that offer something in a country, one of each.
    func services(of brands: Set<String>, in country: CountryCode) async throws -> [StreamingService]

    /// Stores the services of a country.
    func keep(_ services: [StreamingService], in country: CountryCode) async throws

    /// The films among these without a request since this time, those with the oldest answer first.
    func due(_ films: Set<Film.ID>, in country: CountryCode, askedBefore: Timestamp) async throws -> [Film.ID]

    /// Stores that a request about a film was made, whatever its outcome.
    func noteRefresh(of film: Film.ID, in country: CountryCode, on day: CalendarDay) async throws

    /// The outcomes of the requests about films since this time.
    func report(on films: Set<Film.ID>, in country: CountryCode, since: Timestamp) async throws -> OutcomeCounts

    /// The number of films about which the weekly refresh asked on a day (UTC).
    func refreshCount(on day: CalendarDay) async throws -> Int
}

/// A stored offer that is news.
public struct StoredOfferNews: Hashable, Sendable {
    public var film: Film.ID
    public var offer: StreamingOffer
    /// The provider's page with all offers of the film.
    public var page: URL?

    public init(film: Film.ID, offer: StreamingOffer, page: URL? = nil) {
        self.film = film
        self.offer = offer
        self.page = page
    }
}

/// The services of a country, with the time of the answer.
public struct CachedServices: Hashable, Sendable {
    public var services: [StreamingService]
    public var fetchedAt: Timestamp

    public init(services: [StreamingService], fetchedAt: Timestamp) {
        self.services = services
        self.fetchedAt = fetchedAt
    }

    /// The time for which a list counts as new.
    public static let lifetime = Duration.days(30)
    /// The maximum number of stored services of a country.
    public static let limit = 400
}

/// An offer service that reads stored offers and makes no requests.
public struct OfflineOffers: OfferService {
    private let memory: any OfferCache
    public let country = CountryCode.usual

    public init(_ memory: any OfferCache) {
        self.memory = memory
    }

    public func cached(_ film: Film, in country: CountryCode) async throws -> FilmOffers {
        FilmOffers(country: country, cached: try await memory.offers(of: film.id, in: country))
    }

    public func refreshed(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers {
        try await cached(film, in: country)
    }

    public func services(in country: CountryCode, permission: ProviderPermission?) async throws -> [StreamingService] {
        try await memory.services(in: country)?.services ?? StreamingService.wellKnown
    }
}

extension StreamingService {
    /// Services of many countries, to choose from when a country's own are unknown.
    public static let wellKnown = [
        StreamingService(id: 8, name: "Netflix"), StreamingService(id: 119, name: "Amazon Prime Video"),
        StreamingService(id: 337, name: "Disney Plus"), StreamingService(id: 350, name: "Apple TV Plus"),
        StreamingService(id: 1899, name: "HBO Max"), StreamingService(id: 531, name: "Paramount Plus"),
        StreamingService(id: 11, name: "MUBI"), StreamingService(id: 283, name: "Crunchyroll"),
    ]
}
