/// A list of films that providers keep up to date.
public enum ProviderList: Hashable, Sendable {
    case inCinemas, comingSoon, toBuyOrRent, trending, onTheAir
    /// The best known films of a year.
    case year(Int)

    /// The lists that can be switched on and off: each row of Discover, and all lists of years.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case inCinemas = "in-cinemas"
        case comingSoon = "coming-soon"
        case toBuyOrRent = "to-buy-or-rent"
        case trending
        case onTheAir = "on-the-air"
        case year

        /// The providers that have such a list, the best first.
        public var sources: [Provider] {
            switch self {
            case .inCinemas, .comingSoon: [.tmdb, .amc]
            case .toBuyOrRent: [.iTunes]
            case .trending, .onTheAir, .year: [.tmdb]
            }
        }

        /// The list, when there is only one of this kind.
        public var row: ProviderList? {
            switch self {
            case .inCinemas: .inCinemas
            case .comingSoon: .comingSoon
            case .toBuyOrRent: .toBuyOrRent
            case .trending: .trending
            case .onTheAir: .onTheAir
            case .year: nil
            }
        }
    }

    public var kind: Kind {
        switch self {
        case .inCinemas: .inCinemas
        case .comingSoon: .comingSoon
        case .toBuyOrRent: .toBuyOrRent
        case .trending: .trending
        case .onTheAir: .onTheAir
        case .year: .year
        }
    }

    /// The rows of Discover, in their order.
    public static let rows = Kind.allCases.compactMap(\.row)

    /// The most films of a list that are kept.
    public static let limit = 60

    /// A catalogue with fewer films of a year hardly knows the year: they are less than a page, and not one a week.
    public static let fewOfAYear = 48

    /// How long an answer counts as new. Cinemas, charts and shops change from day to day, the films of a year seldom.
    public var lifetime: Duration {
        switch self {
        case .inCinemas, .comingSoon, .toBuyOrRent, .trending, .onTheAir: .seconds(86_400)
        case .year: .seconds(7 * 86_400)
        }
    }

    /// Whether a film belongs on the list on a day. What was to come soon may be out when the list is shown.
    /// - Parameter released: the day that the provider named
    public func holds(released: CalendarDay?, on today: CalendarDay) -> Bool {
        guard self == .comingSoon, let released else { return true }
        return released > today
    }
}

/// A provider's list as it was last answered.
public struct CachedList: Hashable, Sendable {
    /// Which list of whom.
    public struct Key: Hashable, Sendable {
        public var list: ProviderList
        public var provider: Provider
        /// ISO 3166-1 alpha-2.
        public var country: String

        public init(_ list: ProviderList, provider: Provider, country: String) {
            self.list = list
            self.provider = provider
            self.country = country
        }
    }

    public struct Entry: Hashable, Sendable {
        public var film: Film.ID
        /// When the film comes out in the country, as the provider says; nil when it does not say.
        public var released: CalendarDay?

        public init(film: Film.ID, released: CalendarDay? = nil) {
            self.film = film
            self.released = released
        }
    }

    /// In the provider's order, each film once.
    public var entries: [Entry]
    public var fetchedAt: Timestamp

    public init(entries: [Entry], fetchedAt: Timestamp) {
        self.entries = entries
        self.fetchedAt = fetchedAt
    }
}
