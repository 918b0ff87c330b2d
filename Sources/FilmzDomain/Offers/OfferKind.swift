/// The conditions of a service's offer of a film.
public enum OfferKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// In a subscription.
    case stream
    /// Free of charge.
    case free
    /// Free of charge, with advertising.
    case ads
    /// Rented for some days.
    case rent
    /// Bought for good.
    case buy

    /// Whether a person with the service can see the film without paying for it.
    public var isIncluded: Bool { Self.included.contains(self) }

    public static let included: Set<OfferKind> = [.stream, .free, .ads]
}
