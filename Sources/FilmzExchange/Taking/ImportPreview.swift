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
    /// The number of viewings from earlier imports that the person removed, and that will be logged again.
    public private(set) var returningCount = 0

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
    public init(_ plan: ImportPlan, from services: some ExchangeServices, for person: Person.ID) async throws {
        let films = plan.matchedFilms
        let states = try await services.myFilms.states(of: films.map(\.film.id), for: person)
        movedCount = try await plan.misplaced(from: services, for: person).values.reduce(0) { $0 + $1.count }
        let knownFilms = films.filter { states[$0.film.id] != nil }
        newCount = films.count - knownFilms.count
        var newViewings: [Film.ID: Set<Viewing.ID>] = [:]
        for start in stride(from: 0, to: knownFilms.count, by: Self.filmsAtOnce) {
            try Task.checkCancellation()
            let chunk = knownFilms[start...].prefix(Self.filmsAtOnce)
            let relations = try await services.myFilms.relations(to: Set(chunk.map(\.film.id)), of: person)
            for (film, importedFilm) in chunk {
                guard let mine = relations[film.id] else { continue }
                let named = try await Self.naming(importedFilm, as: film, with: mine, from: services)
                let viewings = add(named, to: mine, of: film)
                if !viewings.isEmpty { newViewings[film.id] = viewings }
            }
        }
        let newFilms = films.filter { states[$0.film.id] == nil }
        try await countReturning(newViewings, newFilms: newFilms, from: services, for: person)
    }

    private static let filmsAtOnce = 200

    /// The film with the IDs under which the person's episodes are stored. Without these, episodes of which a file has
    /// only the numbers would seem to be new.
    private static func naming(
        _ importedFilm: ImportedFilm, as film: Film, with mine: MyFilm, from services: some ShowServices
    ) async throws -> ImportedFilm {
        let logged = Set(mine.viewings.compactMap(\.episode))
        guard !importedFilm.episodes.isEmpty, !logged.isEmpty else { return importedFilm }
        return importedFilm.naming(try await services.shows.storedEpisodes(logged, of: film.id).values)
    }

    /// Adds the effects on a film that the person has something with.
    /// - Parameter mine: the person's relation to it, with all viewings
    /// - Returns: the IDs of the viewings that are new
    private mutating func add(_ importedFilm: ImportedFilm, to mine: MyFilm, of film: Film) -> Set<Viewing.ID> {
        let relation = ImportedRelation(
            importedFilm.mine, formerly: importedFilm.formerValues, into: mine, rule: .mine)
        if relation.after == mine { sameCount += 1 } else { changedCount += 1 }
        corrections += relation.corrections.map { Correction(film: film, correction: $0) }
        starCount += relation.newStars
        dayCount += relation.rightDays
        conflicts += relation.conflicts.map { Conflict(film: film, conflict: $0) }
        guard relation.newViewings > 0 else { return [] }
        return Set(relation.after.viewings.map(\.id)).subtracting(mine.viewings.map(\.id))
    }

    /// Counts those of the new viewings that an earlier import logged, and that are gone since.
    /// - Parameter newFilms: the films that the person has nothing with
    private mutating func countReturning(
        _ newViewings: [Film.ID: Set<Viewing.ID>], newFilms: [ImportPlan.MatchedFilm],
        from services: some ExchangeServices, for person: Person.ID
    ) async throws {
        let imports = try await services.imports.imports(of: person)
        let changes = Set(imports.compactMap(\.outcome?.change))
        guard !changes.isEmpty else { return }
        var viewings = newViewings
        for (film, importedFilm) in newFilms where !importedFilm.mine.viewings.isEmpty {
            viewings[film.id] = Set(importedFilm.mine.viewings.map(\.id))
        }
        let films = Array(viewings.keys)
        for start in stride(from: 0, to: films.count, by: Self.filmsAtOnce) {
            try Task.checkCancellation()
            let chunk = Set(films[start...].prefix(Self.filmsAtOnce))
            let earlier = try await services.undo.viewings(after: changes, of: chunk, by: person)
            guard !earlier.isEmpty else { continue }
            for film in chunk { returningCount += viewings[film]?.intersection(earlier).count ?? 0 }
        }
    }
}

extension ImportPlan {
    /// A known film, and what the files say about it.
    typealias MatchedFilm = (film: Film, importedFilm: ImportedFilm)

    /// The known films about which the files say something, in their order. What several lines say about one film is
    /// combined.
    var matchedFilms: [MatchedFilm] {
        let films = entries.map { $0.importedFilm.mine.isEmpty ? nil : $0.film }
        let indices = films.indices.filter { films[$0] != nil }
        let ids = films.map { $0?.id }
        var combined: (films: [Int: ImportedFilm], rest: Set<Int>) = ([:], [])
        if Set(ids.compactMap(\.self)).count < indices.count {
            let keys = ids.map { $0?.rawValue ?? 0 }
            combined = combinedFilms(ids, in: indices.sorted { (keys[$0], $0) < (keys[$1], $1) })
        }
        return indices.compactMap { index in
            guard let film = films[index], !combined.rest.contains(index) else { return nil }
            return (film, combined.films[index] ?? entries[index].importedFilm)
        }
    }
}
