/// One page of a shelf, with totals and filters of the whole shelf.
public struct MyFilmsShelf: Equatable, Sendable {
    public var films: Page<FilmEntry>
    /// The total running time of all films that match the query, as far as their running times are known.
    public var minutes: Int
    public var facets: MyFilmsFacets
    /// The corrected words of the filter, as ``SearchResults/correction``.
    public var correction: String?

    public init(films: Page<FilmEntry>, minutes: Int, facets: MyFilmsFacets, correction: String? = nil) {
        self.films = films
        self.minutes = minutes
        self.facets = facets
        self.correction = correction
    }
}

extension MyFilmsShelf: Encodable {
    private enum CodingKeys: CodingKey {
        case correction, items, minutes, next, total
    }

    /// Encodes a page, with the minutes beside the total.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(correction, forKey: .correction)
        try container.encode(films.items, forKey: .items)
        try container.encode(minutes, forKey: .minutes)
        try container.encodeIfPresent(films.next, forKey: .next)
        try container.encode(films.total, forKey: .total)
    }
}

/// The values by which a shelf can be filtered: only those that some film on it has.
public struct MyFilmsFacets: Hashable, Sendable, Codable {
    /// The genres in alphabetical order.
    public var genres: [String]
    /// The first years of the decades, newest first.
    public var decades: [Int]
    /// The places, most used first, at most ``placeLimit``.
    public var places: [String]
    /// All tags of the person, most used first, at most ``tagLimit``.
    public var tags: [Tag]
    /// The names of the people who recommended films, the most frequent first, at most ``tellerLimit``.
    public var tellers: [String]
    /// The years in which the person saw films, newest first, each before its months.
    public var seenIn: [SeenPeriod]
    /// The number of films on each shelf without a filter.
    public var counts: [MyFilmsQuery.Shelf: Int]

    public init(
        genres: [String] = [], decades: [Int] = [], places: [String] = [], tags: [Tag] = [],
        tellers: [String] = [],
        seenIn: [SeenPeriod] = [],
        counts: [MyFilmsQuery.Shelf: Int] = [:]
    ) {
        self.genres = genres
        self.decades = decades
        self.places = places
        self.tags = tags
        self.tellers = tellers
        self.seenIn = seenIn
        self.counts = counts
    }

    public static let placeLimit = 50
    public static let tagLimit = 50
    public static let tellerLimit = 50
}
