public import Foundation

/// Catalogue facts about a film or show. Only ID and title are certain; the rest may be unknown (nil or empty).
public struct Film: Hashable, Sendable, Identifiable, Codable {
    public private(set) var id: ID
    public var kind: Kind?
    /// The English title, or the original one when there is no English title.
    public var title: String
    /// The title in the film's own language; nil when unknown or the same as ``title``.
    public var originalTitle: String?
    /// The year of first release; for a show, of its first episode, like ``releaseDate``.
    public var year: Int?
    public var releaseDate: CalendarDay?
    /// The running time in minutes; for a show, the usual length of an episode.
    public var runtime: Int?
    /// The genres by IMDb's English names, the most characteristic first.
    public var genres: [String]
    /// The directors; for a show, its creators.
    public var directors: [String]
    /// The actors in the order of billing.
    public var cast: [String]
    /// The countries by their English names, the main one first.
    public var countries: [String]
    /// The languages by their English names, the original one first.
    public var languages: [String]
    /// The US rating: `PG-13`, `R`…
    public var certificate: String?
    public var plot: String?
    public var poster: URL?
    /// The mean of IMDb users' ratings, 1 to 10.
    public var imdbRating: Double?
    /// The percentage of critics who liked the film.
    public var rottenTomatoesRating: Int?
    public var externalIDs: ExternalIDs
    /// The rank by fame: a smaller one is better known. Nil when its fame is unknown.
    public var prominence: Int?

    public init(
        id: ID,
        title: String,
        originalTitle: String? = nil,
        year: Int? = nil,
        releaseDate: CalendarDay? = nil,
        runtime: Int? = nil,
        genres: [String] = [],
        directors: [String] = [],
        cast: [String] = [],
        countries: [String] = [],
        languages: [String] = [],
        certificate: String? = nil,
        plot: String? = nil,
        poster: URL? = nil,
        imdbRating: Double? = nil,
        rottenTomatoesRating: Int? = nil,
        externalIDs: ExternalIDs = ExternalIDs(),
        prominence: Int? = nil,
        kind: Kind? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.originalTitle = originalTitle
        self.year = year
        self.releaseDate = releaseDate
        self.runtime = runtime
        self.genres = genres
        self.directors = directors
        self.cast = cast
        self.countries = countries
        self.languages = languages
        self.certificate = certificate
        self.plot = plot
        self.poster = poster
        self.imdbRating = imdbRating
        self.rottenTomatoesRating = rottenTomatoesRating
        self.externalIDs = externalIDs
        self.prominence = prominence
    }

    /// Whether a person typed the film in and no catalogue has it yet. A catalogue gives all its films a prominence.
    public var isAddedByHand: Bool {
        id.externalID == nil && prominence == nil
    }

    /// Whether the film has an external ID, and no catalogue has had it yet: a file or a provider named it.
    public var isNamedElsewhere: Bool {
        id.externalID != nil && prominence == nil
    }

    /// Whether the film comes out after this day. Where only the year is known, that decides; a film of which nothing
    /// is known counts as out.
    public func isComing(on today: CalendarDay) -> Bool {
        if let releaseDate { return releaseDate > today }
        return year.map { $0 > today.year } ?? false
    }

    /// The same facts under another ID.
    public func identified(by id: ID) -> Film {
        var film = self
        film.id = id
        return film
    }
}

extension Film {
    /// The mean of the known scores, in percent; nil when none is known.
    public var criticsScore: Int? {
        let scores = [imdbRating.map { Int(($0 * 10).rounded()) }, rottenTomatoesRating].compactMap(\.self)
        if scores.isEmpty { return nil }
        return scores.reduce(0, +) / scores.count
    }
}

extension Film {
    /// Whether the left film is better known than the right one.
    public static func isBetterKnown(_ left: Film, _ right: Film) -> Bool {
        (left.prominence ?? .max, left.id.rawValue) < (right.prominence ?? .max, right.id.rawValue)
    }
}
