public import Foundation

/// Something that can be bought for a film.
public struct ShopOffer: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case buy, rent, soundtrack, book, audiobook
        /// A film about how the film was made.
        case makingOf = "making-of"
        /// Where screenings and tickets are.
        case tickets

        /// Whether it is something beside the film, and no way to see it.
        public var isProduct: Bool {
            switch self {
            case .soundtrack, .book, .audiobook, .makingOf: true
            case .buy, .rent, .tickets: false
            }
        }
    }

    public var kind: Kind
    /// The title of what is offered, when it is not the film itself.
    public var title: String?
    /// Who made what is offered, when it is not the film itself: an author, a composer.
    public var artist: String?
    public var provider: Provider
    /// As the shop writes it, with its currency: `$9.99`; nil when the shop names none.
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
