import Foundation

/// The known products for a film in a shop: soundtracks, books, audiobooks and making-ofs.
public struct FilmProducts: Hashable, Sendable {
    /// The stored products; nil when the shop never answered, or too long ago.
    public var cached: CachedProducts?
    /// Whether asking now may return something newer.
    public var isOutdated: Bool

    public init(cached: CachedProducts? = nil, isOutdated: Bool = false) {
        self.cached = cached
        self.isOutdated = isOutdated
    }

    /// The provider that is asked.
    public static let provider = Provider.iTunes
}

/// A shop's answer about products for a film.
public struct ProductAnswer: Hashable, Sendable {
    /// The products, the best of each kind first.
    public var products: [ShopOffer]
    /// Whether every request was answered. Otherwise, products may be missing.
    public var isComplete: Bool

    public init(products: [ShopOffer] = [], isComplete: Bool = true) {
        self.products = products
        self.isComplete = isComplete
    }
}

/// A shop's last answer about products for a film.
public struct CachedProducts: Hashable, Sendable {
    /// The products by kind, at most ``limit`` of each, with HTTPS URLs. Empty when the shop has none.
    public let products: [ShopOffer]
    public var isComplete: Bool
    public var fetchedAt: Timestamp

    public init(_ answer: ProductAnswer, fetchedAt: Timestamp) {
        let safe = answer.products.filter { $0.address.scheme?.lowercased() == "https" }
        products = ShopOffer.Kind.allCases.filter(\.isProduct).flatMap { kind in
            safe.filter { $0.kind == kind }.prefix(Self.limit)
        }
        isComplete = answer.isComplete
        self.fetchedAt = fetchedAt
    }

    /// The maximum number of stored products of each kind.
    public static let limit = 2
    /// The time for which an answer is stored, even an empty one.
    public static let lifetime = Duration.days(7)
    /// The time for which an incomplete answer counts as new.
    static let shortLifetime = Duration.seconds(3_600)

    /// Whether asking again would be too early. An answer from the future was stored while a clock was wrong.
    public func isNew(at now: Timestamp) -> Bool {
        fetchedAt <= now && now < fetchedAt + (isComplete ? Self.lifetime : Self.shortLifetime)
    }
}
