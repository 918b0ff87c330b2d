/// A list of films that a provider keeps up to date.
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

        /// The only list of this kind; nil when there are several.
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

    /// The maximum number of stored films of a list.
    public static let limit = 60

    /// The number of films of a year below which a catalogue hardly knows the year: fewer than a page, and not one a
    /// week.
    public static let fewOfAYear = 48

    /// The time for which an answer counts as new. Cinemas, charts and shops change from day to day, the films of a
    /// year seldom.
    public var lifetime: Duration {
        switch self {
        case .inCinemas, .comingSoon, .toBuyOrRent, .trending, .onTheAir: .days(1)
        case .year: .days(7)
        }
    }

    /// Whether a film belongs on the list on a day. A film that was coming soon may be out when the list is shown.
    /// - Parameter released: the release day given by the provider
    public func holds(released: CalendarDay?, on today: CalendarDay) -> Bool {
        guard self == .comingSoon, let released else { return true }
        return released > today
    }
}

/// A provider's last answer for a list.
public struct CachedList: Hashable, Sendable {
    /// The list, provider and country that identify an answer.
    public struct Key: Hashable, Sendable {
        public var list: ProviderList
        public var provider: Provider
        /// The country code: ISO 3166-1 alpha-2.
        public var country: String

        public init(_ list: ProviderList, provider: Provider, country: String) {
            self.list = list
            self.provider = provider
            self.country = country
        }
    }

    public struct Entry: Hashable, Sendable {
        public var film: Film.ID
        /// The release day in the country, given by the provider; nil when it gives none.
        public var released: CalendarDay?

        public init(film: Film.ID, released: CalendarDay? = nil) {
            self.film = film
            self.released = released
        }
    }

    /// The films in the provider's order, each once.
    public var entries: [Entry]
    public var fetchedAt: Timestamp

    public init(entries: [Entry], fetchedAt: Timestamp) {
        self.entries = entries
        self.fetchedAt = fetchedAt
    }
}
