public import Foundation

/// A provider's answer about the offers of a film in a country.
public struct OfferAnswer: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var kind: OfferKind
        public var service: StreamingService

        public init(_ kind: OfferKind, service: StreamingService) {
            self.kind = kind
            self.service = service
        }
    }

    /// The offers, the best known services first, each once in each kind. Empty when the film is not offered there.
    public var entries: [Entry]
    /// The provider's page with all offers, an HTTPS URL.
    public var page: URL?

    public init(entries: [Entry] = [], page: URL? = nil) {
        self.entries = entries
        self.page = page
    }
}

/// The last known offers of a film in a country, and the earlier ones.
public struct CachedOffers: Hashable, Sendable {
    /// The offers in the last answer, in its order.
    public var offers: [StreamingOffer]
    /// The offers that only earlier answers had, the one that was seen last first.
    public var gone: [StreamingOffer]
    /// The provider's page with all offers, an HTTPS URL.
    public var page: URL?
    /// Whether the provider has the film at all.
    public var isKnown: Bool
    public var fetchedAt: Timestamp

    public init(
        offers: [StreamingOffer] = [], gone: [StreamingOffer] = [], page: URL? = nil, isKnown: Bool = true,
        fetchedAt: Timestamp
    ) {
        self.offers = offers
        self.gone = gone
        self.page = page
        self.isKnown = isKnown
        self.fetchedAt = fetchedAt
    }

    /// The time for which an answer counts as new. JustWatch's data lags a day behind anyway.
    public static let lifetime = Duration.days(1)
    /// The maximum number of stored offers that are gone.
    public static let goneLimit = 10
    /// The time within which an offer that was gone and returns is no news: sources omit offers for a day.
    static let gap = Duration.days(7)

    /// Whether asking again would be too early. An answer from the future was stored while a clock was wrong.
    public func isNew(at now: Timestamp) -> Bool { fetchedAt <= now && now < fetchedAt + Self.lifetime }

    /// The offers to store after another answer.
    /// - Parameters:
    ///   - known: the offers stored before; nil when there was no answer
    ///   - answer: nil when the provider does not have the film
    public static func merged(
        _ known: CachedOffers?, after answer: OfferAnswer?, at now: Timestamp
    ) -> CachedOffers {
        let entries = Array((answer?.entries ?? []).prefix(StreamingOffer.limit))
        let offers = entries.map { entry in
            StreamingOffer(
                kind: entry.kind, service: entry.service, since: known.flatMap { $0.since(entry, at: now) },
                seenAt: now)
        }
        let currentPlaces = Set(entries.map(Place.init))
        let before = (known?.offers ?? []) + (known?.gone ?? [])
        let goneOffers = before.filter { !currentPlaces.contains(Place($0)) }.sorted { $0.seenAt > $1.seenAt }
        return CachedOffers(
            offers: offers, gone: Array(goneOffers.prefix(goneLimit)), page: answer?.page, isKnown: answer != nil,
            fetchedAt: now)
    }

    /// The time at which an offer was first seen; nil when it was there from the beginning. A service that includes a
    /// film in a different way is no news.
    private func since(_ entry: OfferAnswer.Entry, at now: Timestamp) -> Timestamp? {
        let place = Place(entry)
        let recent = offers + gone.filter { now < $0.seenAt + Self.gap }
        guard let previous = recent.first(where: { Place($0) == place }) else { return now }
        return previous.since
    }

    /// The key by which two offers are the same.
    private struct Place: Hashable {
        let brand: String
        /// The kind; nil for all included ones.
        let kind: OfferKind?

        init(_ entry: OfferAnswer.Entry) { self.init(entry.kind, service: entry.service) }

        init(_ offer: StreamingOffer) { self.init(offer.kind, service: offer.service) }

        private init(_ kind: OfferKind, service: StreamingService) {
            brand = service.brand
            self.kind = if kind.isIncluded { nil } else { kind }
        }
    }
}
