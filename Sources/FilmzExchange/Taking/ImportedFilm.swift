public import FilmzDomain
public import Foundation

/// All that files say of one film, as what its person would have with it.
public struct ImportedFilm: Hashable, Sendable {
    /// The film as the files name it, without an episode.
    @Boxed public var film: FilmReference
    public var mine = MyFilm()
    /// Those that ``mine`` has viewings of.
    public var episodes: [Episode] = []
    /// The film as another Filmz knows it, under the ID that it has there; nil for the files of other products.
    @BoxedIfAny public var facts: Film? = nil
    /// Its places on lists, by the index of the list in ``ExchangeFile/lists``.
    var memberships: [ExchangeFact.Membership] = []
    /// Whether the film itself is wanted, also when nothing is said of it.
    public var isWanted = false
    /// What earlier readers made of it.
    public var formerly = FormerTelling()
    /// The titles of films that earlier readers made of its viewings.
    var formerTitles: Set<String> = []
    /// What each of its viewings was made from; empty when that matters no more.
    var origins: [ViewingOrigin] = []
    /// Whether nothing tells the day and the month of some date that is said of it.
    var hasGuessedDays = false
    /// Who named it.
    var namer = RecommendationMatcher.Namer.program(hasShows: true)

    /// Whether anything of what the files say is kept. An episode on a watchlist, for example, is not.
    var isKept: Bool { !mine.isEmpty || isWanted }

    /// How the files name the film, by which a person's word about it is remembered.
    public var key: String {
        let ids = film.ids.all.map(\.description).sorted().joined(separator: " ")
        let name = "\(film.title)|\(film.year.map(String.init) ?? "")|\(film.kind?.isShow == true ? "show" : "")|\(ids)"
        return String(name.prefix(Self.keyLimit))
    }

    /// How many characters ``key`` has at most.
    static let keyLimit = 500

    /// The film as it is looked for.
    public var asked: RecommendedFilm {
        var asked = RecommendedFilm(
            title: film.title, originalTitle: film.originalTitle, year: film.year, directors: film.directors,
            kind: film.kind)
        // Also those that no recommendation has: films of earlier files have them.
        asked.ids = film.ids
        return asked
    }
}

extension ExchangeFile {
    /// What the file says, by film, in the order in which it names them.
    /// - Parameters:
    ///   - now: when it is taken in, for what has no other time
    ///   - zone: where the person was, for instants
    public func films(at now: Timestamp, in zone: TimeZone) -> [ImportedFilm] {
        if let archive { return archive.films(at: now, in: zone) }
        let gathering = Gathering(source, namer: namer, now: now, zone: zone)
        var films = gathering.films(facts)
        for reading in FormerReading.all {
            guard let former = reading.facts(of: self) else { continue }
            let told = gathering.films(former, hasFirstNames: reading.hasFirstNames)
            FormerReading.note(told, in: &films, facts: facts)
        }
        for index in films.indices { films[index].origins = [] }
        return films
    }
}
