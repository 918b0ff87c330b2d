public import FilmzDomain
import FilmzReading
public import Foundation

/// Everything that files say about one film, in the form in which Filmz stores it.
public struct ImportedFilm: Hashable, Sendable {
    /// The film as named in the files, without an episode.
    @Boxed public var film: FilmReference
    public var mine = MyFilm()
    /// The episodes of the viewings in ``mine``.
    public var episodes: [Episode] = []
    /// The film as another Filmz server knows it, with its ID there; nil for the files of other products.
    @BoxedIfAny public var facts: Film? = nil
    /// The film's places on lists, by the index of the list in ``ExchangeFile/lists``.
    var memberships: [ExchangeFact.Membership] = []
    /// Whether the film itself is imported, even if the files say nothing else about it.
    public var isWanted = false
    /// The results of earlier readers for it.
    public var formerValues = FormerValues()
    /// The titles of films that earlier readers made from its viewings.
    var formerTitles: Set<String> = []
    /// The origin of each viewing; empty when it is no longer needed.
    var origins: [ViewingOrigin] = []
    /// Whether the day and month of any of its dates are ambiguous.
    var hasGuessedDays = false
    /// The kind of author that named the film.
    var namer = RecommendationMatcher.Namer.program(hasShows: true)

    /// Whether any of the data is stored. An episode on a watchlist, for example, is not.
    var isKept: Bool { !mine.isEmpty || isWanted }

    /// The film's name in the files, as the key by which a person's choice is remembered.
    public var key: String {
        let ids = film.ids.all.map(\.description).sorted().joined(separator: " ")
        let kind = if film.likelyKind?.isShow == true { "show" } else { "" }
        let name = "\(film.title)|\(film.year.map(String.init) ?? "")|\(kind)|\(ids)"
        return String(name.prefix(Self.keyLimit))
    }

    /// The maximum number of characters of ``key``.
    static let keyLimit = 500

    /// The film as a search for it.
    public var query: RecommendedFilm {
        var query = RecommendedFilm(
            title: film.title, originalTitle: film.originalTitle, year: film.year, directors: film.directors,
            kind: film.likelyKind)
        // Includes IDs that no recommendation has: films from earlier imports have them.
        query.ids = film.ids
        return query
    }
}

extension ExchangeFile {
    /// The films of the file with everything it says about them, in the order of their first row.
    /// - Parameters:
    ///   - now: the time of the import, for things without a time
    ///   - zone: the person's time zone, for instants
    public func films(at now: Timestamp, in zone: TimeZone) -> [ImportedFilm] {
        if let archive { return archive.films(at: now, in: zone) }
        let factsByFilm = FactsByFilm(source, namer: namer, now: now, zone: zone)
        var films = factsByFilm.films(facts)
        var lastFacts: [ExchangeFact] = []
        for reading in FormerInterpretation.all(of: self) {
            // Two readings that differ only in days that no row has find the same.
            guard let formerFacts = reading.facts(of: self), formerFacts != lastFacts else { continue }
            lastFacts = formerFacts
            let formerFilms = factsByFilm.films(formerFacts, usesFormerNames: reading.usesFormerNames)
            FormerInterpretation.record(formerFilms, in: &films, facts: facts)
        }
        for index in films.indices { films[index].origins = [] }
        return films
    }
}
