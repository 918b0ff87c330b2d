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
        let knownEntries = matchedEntries.filter { entry in entry.film.map { states[$0.id] != nil } ?? false }
        newCount = matchedEntries.count - knownEntries.count
        for start in stride(from: 0, to: knownEntries.count, by: Self.filmsAtOnce) {
            try Task.checkCancellation()
            let chunk = knownEntries[start...].prefix(Self.filmsAtOnce)
            let relations = try await services.myFilms.relations(to: Set(chunk.compactMap { $0.film?.id }), of: person)
            for entry in chunk {
                guard let film = entry.film, let mine = relations[film.id] else { continue }
                add(entry.importedFilm, to: mine, of: film)
            }
        }
    }

    private static let filmsAtOnce = 200

    /// Adds the effects on a film that the person has something with.
    /// - Parameter mine: the person's relation to it, with all viewings
    private mutating func add(_ importedFilm: ImportedFilm, to mine: MyFilm, of film: Film) {
        let relation = ImportedRelation(
            importedFilm.mine, formerly: importedFilm.formerValues, into: mine, rule: .mine)
        if relation.after == mine { sameCount += 1 } else { changedCount += 1 }
        corrections += relation.corrections.map { Correction(film: film, correction: $0) }
        starCount += relation.newStars
        dayCount += relation.rightDays
        conflicts += relation.conflicts.map { Conflict(film: film, conflict: $0) }
    }
}
