/// A service that offers a film, or offered it.
public struct StreamingOffer: Hashable, Sendable, Codable {
    public var kind: OfferKind
    public var service: StreamingService
    /// When it was first seen there; nil when it was there already when Filmz asked for the first time.
    public var since: Timestamp?
    /// The last answer that had it.
    public var seenAt: Timestamp

    public init(kind: OfferKind, service: StreamingService, since: Timestamp? = nil, seenAt: Timestamp) {
        self.kind = kind
        self.service = service
        self.since = since
        self.seenAt = seenAt
    }

    /// How many offers of a film in a country are kept at most.
    public static let limit = 100
}
