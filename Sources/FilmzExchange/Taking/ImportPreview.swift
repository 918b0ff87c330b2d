public import FilmzDomain

/// What a plan would change, without changing anything.
public struct ImportPreview: Hashable, Sendable {
    /// How many known films the person has nothing with yet.
    public private(set) var newCount = 0
    /// How many films have more afterwards.
    public private(set) var changedCount = 0
    /// How many films stay as they are.
    public private(set) var sameCount = 0
    /// Where the files and the person say something else.
    public private(set) var conflicts: [Conflict] = []
    /// The days of viewings that an earlier reader misunderstood, which are put right.
    public private(set) var corrections: [Correction] = []
    /// How many viewings an earlier reader logged for another film, from which they come to theirs.
    public private(set) var movedCount = 0
    /// How many stars come to films and viewings that are there and have none.
    public private(set) var starCount = 0
    /// How many days are put right on which stars were given, or since which a film is on the watchlist or a favourite.
    public private(set) var dayCount = 0

    public struct Correction: Hashable, Sendable {
        public var film: Film
        public var correction: ViewingCorrection
    }

    public struct Conflict: Hashable, Sendable {
        public var film: Film
        public var conflict: ImportConflict
    }

    /// Of a plan that takes in nothing.
    public init() {}

    /// The task can be cancelled at any time.
    public init(_ plan: ImportPlan, from services: Services, for person: Person.ID) async throws {
        let known = plan.entries.filter { $0.film != nil && !$0.told.mine.isEmpty }
        let states = try await services.myFilms.states(of: known.compactMap { $0.film?.id }, for: person)
        movedCount = try await plan.misplaced(from: services, for: person).values.reduce(0) { $0 + $1.count }
        for entry in known {
            guard let film = entry.film else { continue }
            guard states[film.id] != nil else {
                newCount += 1
                continue
            }
            try Task.checkCancellation()
            let mine = try await Self.mine(film.id, from: services, of: person)
            let taking = ImportedRelation(entry.told.mine, formerly: entry.told.formerly, into: mine, rule: .mine)
            if taking.after == mine { sameCount += 1 } else { changedCount += 1 }
            corrections += taking.corrections.map { Correction(film: film, correction: $0) }
            starCount += taking.newStars
            dayCount += taking.rightDays
            conflicts += taking.conflicts.map { Conflict(film: film, conflict: $0) }
        }
    }

    /// The relation with all viewings.
    private static func mine(_ film: Film.ID, from services: Services, of person: Person.ID) async throws -> MyFilm {
        var mine = try await services.myFilms.myFilm(film, of: person)
        guard mine.viewings.count < mine.viewingCount else { return mine }
        var (viewings, cursor): ([Viewing], PageCursor?) = ([], nil)
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
