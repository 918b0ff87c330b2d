public import Foundation

/// What a provider answered to where a film is offered in a country.
public struct OfferAnswer: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var kind: OfferKind
        public var service: StreamingService

        public init(_ kind: OfferKind, service: StreamingService) {
            self.kind = kind
            self.service = service
        }
    }

    /// The best known services first, each once in each kind. Empty when the film is not offered there.
    public var entries: [Entry]
    /// The provider's page with all offers, over HTTPS.
    public var page: URL?

    public init(entries: [Entry] = [], page: URL? = nil) {
        self.entries = entries
        self.page = page
    }
}

/// Where a film is offered in a country as it was last answered, and where it was before.
public struct CachedOffers: Hashable, Sendable {
    /// Those of the last answer, in its order.
    public var offers: [StreamingOffer]
    /// Those that only earlier answers had, the one that was seen last first.
    public var gone: [StreamingOffer]
    /// The provider's page with all offers, over HTTPS.
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

    /// How long an answer counts as new. What JustWatch says lags a day behind anyway.
    public static let lifetime = Duration.seconds(86_400)
    /// How many offers that are gone are remembered.
    public static let goneLimit = 10
    /// What was gone for less than this and came back is no news: sources forget things for a day.
    static let gap = Duration.seconds(7 * 86_400)

    /// Whether asking again would be too early. An answer from the future was kept while a clock was wrong.
    public func isNew(at now: Timestamp) -> Bool { fetchedAt <= now && now < fetchedAt + Self.lifetime }

    /// What is kept after another answer.
    /// - Parameters:
    ///   - known: what was kept before; nil when nobody had asked
    ///   - answer: nil when the provider does not have the film
    public static func kept(
        _ known: CachedOffers?, after answer: OfferAnswer?, at now: Timestamp
    ) -> CachedOffers {
        let entries = Array((answer?.entries ?? []).prefix(StreamingOffer.limit))
        let offers = entries.map { entry in
            StreamingOffer(
                kind: entry.kind, service: entry.service, since: known.flatMap { $0.since(entry, at: now) },
                seenAt: now)
        }
        let present = Set(entries.map(Place.init))
        let before = (known?.offers ?? []) + (known?.gone ?? [])
        let gone = before.filter { !present.contains(Place($0)) }.sorted { $0.seenAt > $1.seenAt }
        return CachedOffers(
            offers: offers, gone: Array(gone.prefix(goneLimit)), page: answer?.page, isKnown: answer != nil,
            fetchedAt: now)
    }

    /// When an offer was first seen, if it was not there from the beginning. A service that changes how it includes a
    /// film is no news.
    private func since(_ entry: OfferAnswer.Entry, at now: Timestamp) -> Timestamp? {
        let place = Place(entry)
        let recent = offers + gone.filter { now < $0.seenAt + Self.gap }
        guard let known = recent.first(where: { Place($0) == place }) else { return now }
        return known.since
    }

    /// What makes two offers the same one.
    private struct Place: Hashable {
        let brand: String
        /// Nil for all that are included.
        let kind: OfferKind?

        init(_ entry: OfferAnswer.Entry) { self.init(entry.kind, service: entry.service) }

        init(_ offer: StreamingOffer) { self.init(offer.kind, service: offer.service) }

        private init(_ kind: OfferKind, service: StreamingService) {
            brand = service.brand
            self.kind = if kind.isIncluded { nil } else { kind }
        }
    }
}
