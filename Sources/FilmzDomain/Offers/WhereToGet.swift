public import Foundation

/// The places where a person can get a film: services, shops with their prices, or else searches in shops.
public struct WhereToGet: Hashable, Sendable {
    public var film: Film
    public var offers: FilmOffers
    public var mine: MyServices
    /// The shops' offers of the film, with prices, and of tickets.
    public var shops: [ShopOffer]
    /// The products for the film by kind, which are advertising. Empty until they are looked up for the person.
    public var products: [ShopOffer] = []

    /// - Parameters:
    ///   - shops: the providers' offers in one country; products are left out
    ///   - shopCountry: the country of these offers
    public init(film: Film, offers: FilmOffers, mine: MyServices, shops: [ShopOffer], shopCountry: CountryCode) {
        self.film = film
        self.offers = offers
        self.mine = mine
        let isHere = shopCountry == offers.country
        self.shops = Array(
            shops.filter { isHere && !$0.kind.isProduct && $0.address.scheme?.lowercased() == "https" }
                .prefix(Self.shopLimit))
    }

    private static let shopLimit = 12

    /// The offers that are included in the person's services, each service once.
    public var onMine: [StreamingOffer] {
        var seen: Set<String> = []
        return (offers.cached?.offers ?? []).filter { mine.includes($0) && seen.insert($0.service.brand).inserted }
    }

    /// The other offers of a kind.
    public func others(_ kind: OfferKind) -> [StreamingOffer] {
        (offers.cached?.offers ?? []).filter { $0.kind == kind && !mine.includes($0) }
    }

    /// The former offers.
    public var gone: [StreamingOffer] { offers.cached?.gone ?? [] }

    /// The target of the purchase button.
    public enum Best: Hashable, Sendable {
        /// A service, by the page that leads to all of them.
        case service(StreamingOffer, page: URL)
        case shop(ShopOffer)
        /// Nothing is known: shops can be searched.
        case searches
    }

    /// The cheapest way for the person: their services, free offers, renting, buying, and then another subscription.
    /// For a person who chose no services, any service counts as theirs.
    public var best: Best {
        guard let page = offers.cached?.page else { return shop(.rent) ?? shop(.buy) ?? shop(.tickets) ?? .searches }
        func service(_ kind: OfferKind) -> Best? { others(kind).first.map { .service($0, page: page) } }
        let included = onMine.first.map { Best.service($0, page: page) } ?? service(.free) ?? service(.ads)
        if let included { return included }
        if mine.services.isEmpty, let stream = service(.stream) { return stream }
        return shop(.rent) ?? service(.rent) ?? shop(.buy) ?? service(.buy) ?? service(.stream) ?? shop(.tickets)
            ?? .searches
    }

    private func shop(_ kind: ShopOffer.Kind) -> Best? { shops.first { $0.kind == kind }.map(Best.shop) }

    /// Searches in shops, if no offer of the film is known; otherwise none.
    public var searches: [(shop: ShopSearch, address: URL)] {
        guard best == .searches else { return [] }
        return ShopSearch.allCases.compactMap { shop in
            shop.address(of: film, in: offers.country).map { (shop, $0) }
        }
    }
}

extension WhereToGet: Encodable {
    private enum Member: String, CodingKey {
        case best, country, credit, failure, fetchedAt, film, gone, offers, page, products, searches, shops, standing
    }

    private struct Entry: Encodable {
        let kind: OfferKind
        let service: StreamingService
        let isMine: Bool
        let since: Timestamp?
        let seenAt: Timestamp
    }

    private struct Search: Encodable {
        let shop: String
        let address: URL
    }

    private struct BestEntry: Encodable {
        let address: URL
        let kind: String
        let price: String?
        let service: String
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Member.self)
        try members.encodeIfPresent(bestEntry, forKey: .best)
        try members.encode(offers.country, forKey: .country)
        // JustWatch must be credited wherever its data is shown.
        if offers.cached != nil { try members.encode("JustWatch", forKey: .credit) }
        try members.encodeIfPresent(offers.failure, forKey: .failure)
        try members.encodeIfPresent(offers.cached?.fetchedAt, forKey: .fetchedAt)
        try members.encode(film.id, forKey: .film)
        try members.encode(gone.map(entry), forKey: .gone)
        try members.encode((offers.cached?.offers ?? []).map(entry), forKey: .offers)
        try members.encodeIfPresent(offers.cached?.page, forKey: .page)
        try members.encode(products, forKey: .products)
        try members.encode(
            searches.map { Search(shop: $0.shop.name, address: $0.address) }, forKey: .searches)
        try members.encode(shops, forKey: .shops)
        try members.encode(offers.state, forKey: .standing)
    }

    private func entry(_ offer: StreamingOffer) -> Entry {
        Entry(
            kind: offer.kind, service: offer.service, isMine: mine.includes(offer), since: offer.since,
            seenAt: offer.seenAt)
    }

    private var bestEntry: BestEntry? {
        switch best {
        case .service(let offer, let page):
            BestEntry(address: page, kind: offer.kind.rawValue, price: nil, service: offer.service.name)
        case .shop(let offer):
            BestEntry(
                address: offer.address, kind: offer.kind.rawValue, price: offer.price, service: offer.provider.name)
        case .searches: nil
        }
    }
}
