public import Foundation

/// Where films are offered. Looking at what is kept asks nobody.
public protocol OfferService: Sendable {
    /// The country of those who have chosen none.
    var country: CountryCode { get }

    /// What is known about a film in a country.
    func kept(_ film: Film, in country: CountryCode) async throws -> FilmOffers

    /// What is known now: asks the provider if what is kept is old. Callers that ask for the same at the same time share
    /// one answer. When the provider fails, what is kept stays, and it is left alone for some minutes.
    /// - Parameter anew: whether to ask even if what is kept is not old
    func fresh(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers

    /// The services of a country, the best known first. The provider is asked with a permission, if what is kept is old;
    /// when it cannot be, those are named that are known.
    func services(in country: CountryCode, permission: ProviderPermission?) async throws -> [StreamingService]
}

/// The answers about offers that are kept. All of them can be asked for again.
public protocol OfferCache: Sendable {
    /// What was last answered about a film; nil when nothing was, or too long ago.
    func offers(of film: Film.ID, in country: CountryCode) async throws -> CachedOffers?

    /// Keeps an answer by the rule of ``CachedOffers/kept(_:after:at:)``; nil when the provider does not have the film.
    func keep(_ answer: OfferAnswer?, of film: Film.ID, in country: CountryCode) async throws

    /// The films that are offered in one of these ways.
    /// - Parameter brands: only by services of these brands (``StreamingService/brand``); nil for any
    func films(
        offered kinds: Set<OfferKind>, by brands: Set<String>?, in country: CountryCode
    ) async throws -> Set<Film.ID>

    /// The included offers of services of these brands that were first seen at a time or later, the latest first. Of very
    /// many, the latest ones.
    func news(
        by brands: Set<String>, in country: CountryCode, since: Timestamp
    ) async throws -> [StoredOfferNews]

    /// What a shop sells beside a film in a country, as it was last answered; nil when it never was, or longer ago than
    /// ``CachedProducts/lifetime``.
    func products(of film: Film.ID, in country: CountryCode) async throws -> CachedProducts?

    /// Keeps what a shop sells beside a film.
    func keep(_ answer: ProductAnswer, of film: Film.ID, in country: CountryCode) async throws

    /// The services of a country as they were last told, the best known first; nil when they never were.
    func services(in country: CountryCode) async throws -> CachedServices?

    /// Those of some brands that offer something in a country, one of each.
    func services(of brands: Set<String>, in country: CountryCode) async throws -> [StreamingService]

    /// Keeps the services of a country.
    func keep(_ services: [StreamingService], in country: CountryCode) async throws

    /// Those of the films about which nobody was asked since a time, those whose answer is the oldest first.
    func due(_ films: Set<Film.ID>, in country: CountryCode, askedBefore: Timestamp) async throws -> [Film.ID]

    /// Notes that a film was asked about, whatever came of it.
    func noteRefresh(of film: Film.ID, in country: CountryCode, on day: CalendarDay) async throws

    /// What became of asking about films since a time.
    func report(on films: Set<Film.ID>, in country: CountryCode, since: Timestamp) async throws -> OutcomeCounts

    /// How many films were asked about on a day (UTC) by the weekly refresh.
    func refreshCount(on day: CalendarDay) async throws -> Int
}

/// An offer that is news, as it is kept.
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

/// The services of a country, and when they were told.
public struct CachedServices: Hashable, Sendable {
    public var services: [StreamingService]
    public var fetchedAt: Timestamp

    public init(services: [StreamingService], fetchedAt: Timestamp) {
        self.services = services
        self.fetchedAt = fetchedAt
    }

    /// How long a list counts as new.
    public static let lifetime = Duration.seconds(30 * 86_400)
    /// How many services of a country are kept.
    public static let limit = 400
}

/// Offers as they are kept: nobody is asked.
public struct OfflineOffers: OfferService {
    private let memory: any OfferCache
    public let country = CountryCode.usual

    public init(_ memory: any OfferCache) {
        self.memory = memory
    }

    public func kept(_ film: Film, in country: CountryCode) async throws -> FilmOffers {
        FilmOffers(country: country, kept: try await memory.offers(of: film.id, in: country))
    }

    public func fresh(
        _ film: Film, in country: CountryCode, anew: Bool, permission: ProviderPermission
    ) async throws -> FilmOffers {
        try await kept(film, in: country)
    }

    public func services(in country: CountryCode, permission: ProviderPermission?) async throws -> [StreamingService] {
        try await memory.services(in: country)?.services ?? StreamingService.wellKnown
    }
}

extension StreamingService {
    /// Services of many countries, to choose from when nobody can be asked for those of one.
    public static let wellKnown = [
        StreamingService(id: 8, name: "Netflix"), StreamingService(id: 119, name: "Amazon Prime Video"),
        StreamingService(id: 337, name: "Disney Plus"), StreamingService(id: 350, name: "Apple TV Plus"),
        StreamingService(id: 1899, name: "HBO Max"), StreamingService(id: 531, name: "Paramount Plus"),
        StreamingService(id: 11, name: "MUBI"), StreamingService(id: 283, name: "Crunchyroll"),
    ]
}
