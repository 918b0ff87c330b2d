/// A query for films of the catalogue, with their order.
public struct DiscoverQuery: Hashable, Sendable {
    public enum Sort: String, Hashable, Sendable, CaseIterable {
        /// Newest release first; films without a known day come last.
        case released
        /// Best known first.
        case popular
    }

    /// A range of running times. Films of unknown running time are in none.
    public enum Length: String, Hashable, Sendable, CaseIterable, Codable {
        case short, medium, long, epic

        public var minutes: ClosedRange<Int> {
            switch self {
            case .short: 1...89
            case .medium: 90...119
            case .long: 120...149
            case .epic: 150...FilmDraft.runtimes.upperBound
            }
        }
    }

    /// Conditions that all films must meet.
    public struct Filter: Hashable, Sendable {
        public var kind: Film.KindGroup?
        public var genre: String?
        public var country: String?
        public var language: String?
        public var length: Length?
        /// Only films for this ``Film/likelyAudience``.
        public var audience: Audience?
        /// Only films that are available in a certain way.
        public var offered: OfferedFilms?

        public init(
            kind: Film.KindGroup? = nil,
            genre: String? = nil,
            country: String? = nil,
            language: String? = nil,
            length: Length? = nil,
            audience: Audience? = nil,
            offered: OfferedFilms? = nil
        ) {
            self.kind = kind
            self.genre = genre
            self.country = country
            self.language = language
            self.length = length
            self.audience = audience
            self.offered = offered
        }
    }

    /// The year of first release. Nil means all years, except for a query in the order ``Sort/released`` without a day
    /// and a week: there ``resolved(_:today:)`` chooses the year.
    public var year: Int?
    /// Only films released on this day of any year.
    public var day: MonthDay?
    /// Only films released in the seven days around this one.
    public var week: CalendarDay?
    public var sort: Sort
    public var filter: Filter

    public init(
        year: Int? = nil, day: MonthDay? = nil, week: CalendarDay? = nil, sort: Sort = .released,
        filter: Filter = Filter()
    ) {
        self.year = year
        self.day = day
        self.week = week
        self.sort = sort
        self.filter = filter
    }

    public var isFiltered: Bool { filter != Filter() }

    /// This query, with the current year if it needs a year and has none. If the current year has no films, the last
    /// year before it that has some is used; if there is none, the first after it.
    /// - Parameter years: the years with films, newest first
    public func resolved(_ years: [ReleaseYear], today: CalendarDay) -> DiscoverQuery {
        guard year == nil, day == nil, week == nil, sort == .released else { return self }
        let latest = years.first { $0.year <= today.year }
        var query = self
        query.year = (latest ?? years.last)?.year
        return query
    }
}

/// One page of the catalogue, with the filters to choose from.
public struct DiscoverShelf: Equatable, Sendable {
    /// The query that was answered. It has a year if none was requested.
    public var query: DiscoverQuery
    public var films: Page<Film>
    public var facets: DiscoverFacets

    public init(query: DiscoverQuery, films: Page<Film>, facets: DiscoverFacets) {
        self.query = query
        self.films = films
        self.facets = facets
    }
}

/// The values that the catalogue offers for filters.
public struct DiscoverFacets: Hashable, Sendable, Codable {
    /// The years with films, newest first.
    public var years: [ReleaseYear]
    /// The genres in alphabetical order.
    public var genres: [String]
    /// The countries in alphabetical order.
    public var countries: [String]
    /// The languages in alphabetical order.
    public var languages: [String]

    public init(
        years: [ReleaseYear] = [], genres: [String] = [], countries: [String] = [], languages: [String] = []
    ) {
        self.years = years
        self.genres = genres
        self.countries = countries
        self.languages = languages
    }
}

/// A year in which films of the catalogue were released.
public struct ReleaseYear: Hashable, Sendable, Codable {
    public var year: Int
    public var filmCount: Int

    public init(year: Int, filmCount: Int) {
        self.year = year
        self.filmCount = filmCount
    }
}
