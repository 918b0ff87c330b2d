public import Foundation

/// An offer for a film that can be bought.
public struct ShopOffer: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case buy, rent, soundtrack, book, audiobook
        /// A film about the making of the film.
        case makingOf = "making-of"
        /// Screenings and tickets.
        case tickets

        /// Whether it is a product besides the film, and no way to see it.
        public var isProduct: Bool {
            switch self {
            case .soundtrack, .book, .audiobook, .makingOf: true
            case .buy, .rent, .tickets: false
            }
        }
    }

    public var kind: Kind
    /// The title of the product; nil when it is the film itself.
    public var title: String?
    /// The author or composer of the product; nil when it is the film itself.
    public var artist: String?
    public var provider: Provider
    /// The price as the shop writes it, with its currency: `$9.99`; nil when the shop gives none.
    public var price: String?
    public var address: URL

    public init(
        kind: Kind, title: String? = nil, artist: String? = nil, provider: Provider, price: String? = nil, address: URL
    ) {
        self.kind = kind
        self.title = title
        self.artist = artist
        self.provider = provider
        self.price = price
        self.address = address
    }
}
