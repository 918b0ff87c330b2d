/// What is new, as providers know it. Lists are kept on this machine; looking at what is kept asks nobody.
public protocol ProviderListService: Sendable {
    /// Lists as they are kept, in the order asked for. A list that is switched off, or that no provider may be asked for
    /// now, is missing.
    /// - Parameter limit: how many films of each are wanted at most
    func kept(_ lists: [ProviderList], limit: Int) async throws -> [ListOfProvider]

    /// A list as it is now: asks the provider for it if what is kept is old. Callers that ask for the same list at the
    /// same time share one answer. When the provider fails, what is kept stays, and the provider is left alone for some
    /// minutes.
    /// - Returns: nil for a list that is switched off, or that no provider may be asked for
    func fresh(_ list: ProviderList, permission: ProviderPermission) async throws -> ListOfProvider?

    /// All of them, in the order of ``ProviderList/Kind``.
    func switches() async throws -> [ProviderListSwitch]

    /// Sets whether providers may be asked for lists of a kind.
    func setOn(_ isOn: Bool, kind: ProviderList.Kind) async throws
}

/// A list of films, from whom it is and how old.
public struct ListOfProvider: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// As it is known here.
        public var film: Film
        /// When it comes out in the country, as the provider says; nil when it does not say.
        public var released: CalendarDay?

        public init(film: Film, released: CalendarDay? = nil) {
            self.film = film
            self.released = released
        }
    }

    public var list: ProviderList
    /// Who is asked for it.
    public var provider: Provider
    /// For which country: ISO 3166-1 alpha-2.
    public var country: String
    /// In the provider's order, each film once.
    public var entries: [Entry]
    /// When the provider answered; nil when it never did.
    public var fetchedAt: Timestamp?
    /// Why the last call failed; nil when it was answered.
    public var failure: ProviderFailure?
    /// Whether asking now may bring something newer.
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

/// Whether providers may be asked for lists of a kind.
public struct ProviderListSwitch: Hashable, Sendable, Codable {
    public var kind: ProviderList.Kind
    public var isOn: Bool
    /// Who is asked, or would be if it were on; nil when no provider that has such lists may be asked.
    public var provider: Provider?

    public init(kind: ProviderList.Kind, isOn: Bool = true, provider: Provider? = nil) {
        self.kind = kind
        self.isOn = isOn
        self.provider = provider
    }
}

extension ProviderListService {
    /// A list with all its films, as it is kept; nil when it is switched off, or no provider may be asked for it.
    public func kept(_ list: ProviderList) async throws -> ListOfProvider? {
        try await kept([list], limit: ProviderList.limit).first
    }
}
