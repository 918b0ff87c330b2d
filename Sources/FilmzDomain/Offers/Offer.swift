public import Foundation

/// Something that can be bought for a film.
public struct Offer: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case buy, rent, soundtrack, book
        /// Where screenings and tickets are.
        case tickets
    }

    public var kind: Kind
    /// The title of what is offered, when it is not the film itself.
    public var title: String?
    public var provider: Provider
    /// As the shop writes it, with its currency: `$9.99`; nil when the shop names none.
    public var price: String?
    public var address: URL

    public init(kind: Kind, title: String? = nil, provider: Provider, price: String? = nil, address: URL) {
        (self.kind, self.title, self.provider, self.price, self.address) = (kind, title, provider, price, address)
    }
}
