public import Foundation

/// Catalogue facts about a film or show. Only ID and title are certain; the rest may be unknown (nil or empty).
public struct Film: Hashable, Sendable, Identifiable, Codable {
    public private(set) var id: ID
    public var kind: Kind? {
        get { shared.facts.kind }
        set { update(\.kind, to: newValue) }
    }
    /// The English title, or the original one when there is no English title.
    public var title: String {
        get { shared.facts.title }
        set { update(\.title, to: newValue) }
    }
    /// The title in the film's own language; nil when unknown or the same as ``title``.
    public var originalTitle: String? {
        get { shared.facts.originalTitle }
        set { update(\.originalTitle, to: newValue) }
    }
    /// The year of first release; for a show, of its first episode, like ``releaseDate``.
    public var year: Int? {
        get { shared.facts.year }
        set { update(\.year, to: newValue) }
    }
    public var releaseDate: CalendarDay? {
        get { shared.facts.releaseDate }
        set { update(\.releaseDate, to: newValue) }
    }
    /// The running time in minutes; for a show, the usual length of an episode.
    public var runtime: Int? {
        get { shared.facts.runtime }
        set { update(\.runtime, to: newValue) }
    }
    /// The genres by IMDb's English names, the most characteristic first.
    public var genres: [String] {
        get { shared.facts.genres }
        set { update(\.genres, to: newValue) }
    }
    /// The directors; for a show, its creators.
    public var directors: [String] {
        get { shared.facts.directors }
        set { update(\.directors, to: newValue) }
    }
    /// The actors in the order of billing.
    public var cast: [String] {
        get { shared.facts.cast }
        set { update(\.cast, to: newValue) }
    }
    /// The countries by their English names, the main one first.
    public var countries: [String] {
        get { shared.facts.countries }
        set { update(\.countries, to: newValue) }
    }
    /// The languages by their English names, the original one first.
    public var languages: [String] {
        get { shared.facts.languages }
        set { update(\.languages, to: newValue) }
    }
    /// The US rating: `PG-13`, `R`…
    public var certificate: String? {
        get { shared.facts.certificate }
        set { update(\.certificate, to: newValue) }
    }
    public var plot: String? {
        get { shared.facts.plot }
        set { update(\.plot, to: newValue) }
    }
    public var poster: URL? {
        get { shared.facts.poster }
        set { update(\.poster, to: newValue) }
    }
    /// The mean of IMDb users' ratings, 1 to 10.
    public var imdbRating: Double? {
        get { shared.facts.imdbRating }
        set { update(\.imdbRating, to: newValue) }
    }
    /// The percentage of critics who liked the film.
    public var rottenTomatoesRating: Int? {
        get { shared.facts.rottenTomatoesRating }
        set { update(\.rottenTomatoesRating, to: newValue) }
    }
    public var externalIDs: ExternalIDs {
        get { shared.facts.externalIDs }
        set { update(\.externalIDs, to: newValue) }
    }
    /// The rank by fame: a smaller one is better known. Nil when its fame is unknown.
    public var prominence: Int? {
        get { shared.facts.prominence }
        set { update(\.prominence, to: newValue) }
    }

    /// What is known besides the ID.
    private struct Facts: Hashable, Codable {
        var kind: Kind?
        var title: String
        var originalTitle: String?
        var year: Int?
        var releaseDate: CalendarDay?
        var runtime: Int?
        var genres: [String]
        var directors: [String]
        var cast: [String]
        var countries: [String]
        var languages: [String]
        var certificate: String?
        var plot: String?
        var poster: URL?
        var imdbRating: Double?
        var rottenTomatoesRating: Int?
        var externalIDs: ExternalIDs
        var prominence: Int?
    }

    /// Facts that all copies of a film share until one of them changes. Lists of films are copied again and again, and
    /// are compared with those that are drawn already.
    private final class SharedFacts: Sendable {
        let facts: Facts

        init(_ facts: Facts) {
            self.facts = facts
        }
    }

    private var shared: SharedFacts

    private mutating func update<Value>(_ fact: WritableKeyPath<Facts, Value>, to value: Value) {
        var facts = shared.facts
        facts[keyPath: fact] = value
        shared = SharedFacts(facts)
    }

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
        shared = SharedFacts(
            Facts(
                kind: kind, title: title, originalTitle: originalTitle, year: year, releaseDate: releaseDate,
                runtime: runtime, genres: genres, directors: directors, cast: cast, countries: countries,
                languages: languages, certificate: certificate, plot: plot, poster: poster, imdbRating: imdbRating,
                rottenTomatoesRating: rottenTomatoesRating, externalIDs: externalIDs, prominence: prominence))
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

/// Its parts are its facts, also for tests that look through them.
extension Film: CustomReflectable {
    public var customMirror: Mirror {
        Mirror(
            self, children: [(label: "id", value: id)] + Array(Mirror(reflecting: shared.facts).children),
            displayStyle: .struct)
    }
}

extension Film {
    public static func == (left: Film, right: Film) -> Bool {
        left.id == right.id && (left.shared === right.shared || left.shared.facts == right.shared.facts)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(shared.facts)
    }

    private enum CodingKeys: CodingKey {
        case id
    }

    public init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: CodingKeys.self).decode(ID.self, forKey: .id)
        shared = SharedFacts(try Facts(from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try shared.facts.encode(to: encoder)
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
