/// A current or former offer of a film by a service.
public struct StreamingOffer: Hashable, Sendable, Codable {
    public var kind: OfferKind
    public var service: StreamingService
    /// The time at which it was first seen; nil when it was in the first answer.
    public var since: Timestamp?
    /// The time of the last answer that contained it.
    public var seenAt: Timestamp

    public init(kind: OfferKind, service: StreamingService, since: Timestamp? = nil, seenAt: Timestamp) {
        self.kind = kind
        self.service = service
        self.since = since
        self.seenAt = seenAt
    }

    /// The maximum number of stored offers of a film in a country.
    public static let limit = 100
}
