/// How a service offers a film.
public enum OfferKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Within a subscription.
    case stream
    /// For nothing.
    case free
    /// For nothing, with advertising.
    case ads
    /// For some days.
    case rent
    /// For good.
    case buy

    /// Whether somebody who has the service can see the film without paying for it.
    public var isIncluded: Bool { Self.included.contains(self) }

    public static let included: Set<OfferKind> = [.stream, .free, .ads]
}
