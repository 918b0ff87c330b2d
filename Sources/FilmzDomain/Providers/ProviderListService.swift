/// Providers' lists of new films. Lists are cached on this machine; reading the cache makes no requests.
public protocol ProviderListService: Sendable {
    /// The cached lists, in the requested order. A list that is switched off, or for which no provider may be asked
    /// now, is missing.
    /// - Parameter limit: the maximum number of films of each
    func cached(_ lists: [ProviderList], limit: Int) async throws -> [FilledProviderList]

    /// The current list: asks the provider if the cached one is outdated. Simultaneous callers for the same list share
    /// one answer. When the provider fails, the cached list stays, and the provider is not asked again for some
    /// minutes.
    /// - Returns: nil for a list that is switched off, or for which no provider may be asked
    func refreshed(_ list: ProviderList, permission: ProviderPermission) async throws -> FilledProviderList?

    /// All switches, in the order of ``ProviderList/Kind``.
    func switches() async throws -> [ProviderListSwitch]
}

/// Sets which lists providers are asked for, for owners.
public protocol ProviderListManagement: ProviderListService {
    /// Sets whether providers may be asked for lists of a kind.
    func setOn(_ isOn: Bool, kind: ProviderList.Kind) async throws
}

/// A ``ProviderList`` with its films, as a provider listed them last.
public struct FilledProviderList: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// The film as it is known here.
        public var film: Film
        /// The release day in the country, given by the provider; nil when it gives none.
        public var released: CalendarDay?

        public init(film: Film, released: CalendarDay? = nil) {
            self.film = film
            self.released = released
        }
    }

    public var list: ProviderList
    /// The provider that is asked for the list.
    public var provider: Provider
    /// The country code: ISO 3166-1 alpha-2.
    public var country: String
    /// The films in the provider's order, each once.
    public var entries: [Entry]
    /// The time of the provider's answer; nil when there was none.
    public var fetchedAt: Timestamp?
    /// The reason why the last call failed; nil when it was answered.
    public var failure: ProviderFailure?
    /// Whether asking now may return something newer.
    public var isOutdated: Bool

    public init(
        list: ProviderList, provider: Provider, country: String = "US", entries: [Entry] = [],
        fetchedAt: Timestamp? = nil, failure: ProviderFailure? = nil, isOutdated: Bool = false
    ) {
        self.list = list
        self.provider = provider
        self.country = country
        self.entries = entries
        self.fetchedAt = fetchedAt
        self.failure = failure
        self.isOutdated = isOutdated
    }
}

/// The setting whether providers may be asked for lists of a kind.
public struct ProviderListSwitch: Hashable, Sendable, Codable {
    public var kind: ProviderList.Kind
    public var isOn: Bool
    /// The provider that is asked, or would be if the lists were on; nil when no provider of such lists may be asked.
    public var provider: Provider?

    public init(kind: ProviderList.Kind, isOn: Bool = true, provider: Provider? = nil) {
        self.kind = kind
        self.isOn = isOn
        self.provider = provider
    }
}

extension ProviderListService {
    /// A cached list with all its films; nil when it is switched off, or no provider may be asked for it.
    public func cached(_ list: ProviderList) async throws -> FilledProviderList? {
        try await cached([list], limit: ProviderList.limit).first
    }
}
