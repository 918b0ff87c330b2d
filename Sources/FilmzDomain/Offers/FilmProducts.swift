import Foundation

/// What a shop sells beside a film, as far as it is known: soundtracks, books, audiobooks and making-ofs.
public struct FilmProducts: Hashable, Sendable {
    /// Nil when the shop never answered, or too long ago.
    public var kept: CachedProducts?
    /// Whether asking now may bring something newer.
    public var isOutdated: Bool

    public init(kept: CachedProducts? = nil, isOutdated: Bool = false) {
        self.kept = kept
        self.isOutdated = isOutdated
    }

    /// The provider that is asked.
    public static let provider = Provider.iTunes
}

/// What a shop answered to what it sells beside a film.
public struct ProductAnswer: Hashable, Sendable {
    /// The best of each kind first.
    public var products: [ShopOffer]
    /// Whether every question was answered; what is missing may be there nevertheless otherwise.
    public var isComplete: Bool

    public init(products: [ShopOffer] = [], isComplete: Bool = true) {
        self.products = products
        self.isComplete = isComplete
    }
}

/// What a shop sells beside a film, as it was last answered.
public struct CachedProducts: Hashable, Sendable {
    /// By kind, at most ``limit`` of each, with addresses over HTTPS. Empty when the shop has nothing.
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

    /// How many of each kind are kept.
    public static let limit = 2
    /// How long an answer is kept, also when nothing was found.
    public static let lifetime = Duration.seconds(7 * 86_400)
    /// How long an answer counts as new in which something is missing.
    static let shortLifetime = Duration.seconds(3_600)

    /// Whether asking again would be too early. An answer from the future was kept while a clock was wrong.
    public func isNew(at now: Timestamp) -> Bool {
        fetchedAt <= now && now < fetchedAt + (isComplete ? Self.lifetime : Self.shortLifetime)
    }
}
