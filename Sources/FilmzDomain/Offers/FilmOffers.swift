/// The known offers of a film in a country.
public struct FilmOffers: Hashable, Sendable {
    /// The state of the knowledge about offers.
    public enum State: String, Hashable, Sendable, Codable, CaseIterable {
        case offered
        /// The provider has the film, without an offer in this country.
        case notOffered = "not-offered"
        /// The provider does not have the film.
        case notKnown = "not-known"
        /// The provider could not be asked, and never was before.
        case failed
        /// The provider was never asked.
        case notAsked = "not-asked"
    }

    public var country: CountryCode
    /// The stored offers; nil when the provider never answered.
    public var cached: CachedOffers?
    /// The reason why the last call failed; nil when it was answered.
    public var failure: ProviderFailure?
    /// Whether the provider may be asked for offers at all.
    public var canBeAsked: Bool
    /// Whether asking now may return something newer.
    public var isOutdated: Bool

    public init(
        country: CountryCode, cached: CachedOffers? = nil, failure: ProviderFailure? = nil, canBeAsked: Bool = false,
        isOutdated: Bool = false
    ) {
        self.country = country
        self.cached = cached
        self.failure = failure
        self.canBeAsked = canBeAsked
        self.isOutdated = isOutdated
    }

    public var state: State {
        guard let cached else { return failure == nil ? .notAsked : .failed }
        guard cached.offers.isEmpty else { return .offered }
        return if cached.isKnown { .notOffered } else { .notKnown }
    }

    /// The provider that is asked. Its data is JustWatch's, which must be credited wherever it is shown.
    public static let provider = Provider.tmdb
}
