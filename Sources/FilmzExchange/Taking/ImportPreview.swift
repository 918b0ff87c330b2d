public import FilmzDomain

/// The effects of a plan, computed without changing anything.
public struct ImportPreview: Hashable, Sendable {
    /// The number of known films that the person has not said anything about yet.
    public private(set) var newCount = 0
    /// The number of films that will get additional data.
    public private(set) var changedCount = 0
    /// The number of films that stay unchanged.
    public private(set) var sameCount = 0
    /// The values in which the files and the person's data differ.
    public private(set) var conflicts: [Conflict] = []
    /// The days of viewings that an earlier reader misread and that will be corrected.
    public private(set) var corrections: [Correction] = []
    /// The number of viewings that an earlier reader logged for a different film and that will be moved.
    public private(set) var movedCount = 0
    /// The number of ratings that existing films and viewings without one will get.
    public private(set) var starCount = 0
    /// The number of corrected days of ratings, watchlist and favourite marks.
    public private(set) var dayCount = 0

    public struct Correction: Hashable, Sendable {
        public var film: Film
        public var correction: ViewingCorrection
    }

    public struct Conflict: Hashable, Sendable {
        public var film: Film
        public var conflict: ImportConflict
    }

    /// The preview of an empty plan.
    public init() {}

    /// Computes the preview of a plan. The task can be cancelled at any time.
    public init(_ plan: ImportPlan, from services: some MyFilmServices, for person: Person.ID) async throws {
        let matchedEntries = plan.entries.filter { $0.film != nil && !$0.importedFilm.mine.isEmpty }
        let states = try await services.myFilms.states(of: matchedEntries.compactMap { $0.film?.id }, for: person)
        movedCount = try await plan.misplaced(from: services, for: person).values.reduce(0) { $0 + $1.count }
        for entry in matchedEntries {
            guard let film = entry.film else { continue }
            guard states[film.id] != nil else {
                newCount += 1
                continue
            }
            try Task.checkCancellation()
            let mine = try await Self.mine(film.id, from: services, of: person)
            let relation = ImportedRelation(
                entry.importedFilm.mine, formerly: entry.importedFilm.formerValues, into: mine, rule: .mine)
            if relation.after == mine { sameCount += 1 } else { changedCount += 1 }
            corrections += relation.corrections.map { Correction(film: film, correction: $0) }
            starCount += relation.newStars
            dayCount += relation.rightDays
            conflicts += relation.conflicts.map { Conflict(film: film, conflict: $0) }
        }
    }

    /// The person's data about a film, with all viewings.
    private static func mine(_ film: Film.ID, from services: some MyFilmServices, of person: Person.ID) async throws
        -> MyFilm
    {
        var mine = try await services.myFilms.myFilm(film, of: person)
        guard mine.viewings.count < mine.viewingCount else { return mine }
        var viewings: [Viewing] = []
        var cursor: PageCursor?
        repeat {
            let page = try await services.myFilms.viewings(
                of: film, by: person, page: PageRequest(size: 200, after: cursor))
            viewings += page.items
            cursor = page.next
        } while cursor != nil
        mine.viewings = viewings
        return mine
    }
}
