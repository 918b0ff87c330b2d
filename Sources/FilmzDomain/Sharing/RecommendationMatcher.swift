/// Finds the films that a recommendation names.
///
/// An ID decides only together with the title: a film with the ID of one film and the title of another is doubtful.
/// Without a known ID, title and year are looked for as in a pasted table (``PastedFilmMatcher``), and a film whose own
/// ID is another one is never sure.
public struct RecommendationMatcher: Sendable {
    private let films: any FilmService
    private let search: any SearchService

    /// How many films are searched for by title. Films after these are known by their IDs or not at all: a list of
    /// 10,000 films that mean nothing must not keep others waiting.
    public static let searchLimit = 1_000

    public init(_ services: Services) {
        (films, search) = (services.films, services.search)
    }

    /// What is found for each film, in the order of the recommendation. The task can be cancelled at any time.
    /// - Parameter person: whose own films are found too
    public func matches(
        of recommendation: Recommendation, for person: Person.ID
    ) async throws -> [RecommendedFilmMatch] {
        let ids = Set(recommendation.films.flatMap(\.ids.all))
        let known = ids.isEmpty ? [:] : try await films.films(knownBy: Array(ids))
        var run = PastedFilmRun(search: search, person: person, known: [:])
        var searches = 0
        var matches: [RecommendedFilmMatch] = []
        for (number, asked) in recommendation.films.enumerated() {
            try Task.checkCancellation()
            let identified = Self.unique(asked.ids.all.compactMap { known[$0] })
            if identified.count == 1, asked.isCalled(as: identified[0]) {
                matches.append(
                    RecommendedFilmMatch(number: number, asked: asked, verdict: .sure(identified[0], .id)))
                continue
            }
            searches += 1
            let isSearched = searches <= Self.searchLimit
            let found = isSearched ? try await run.matches(of: asked.line(number)).first?.verdict : nil
            matches.append(
                RecommendedFilmMatch(
                    number: number, asked: asked,
                    verdict: Self.verdict(asked, identified: identified, found: found ?? .unknown)))
        }
        return matches
    }

    /// - Parameters:
    ///   - identified: the films with its IDs
    ///   - found: what a search for its title found
    private static func verdict(
        _ asked: RecommendedFilm, identified: [Film], found: PastedFilmMatch.Verdict
    ) -> PastedFilmMatch.Verdict {
        switch found {
        case .sure(let film, let reason):
            // The title may be one in another language, by which only the search knows the film.
            if identified.isEmpty, !asked.isOtherKind(than: film) { return .sure(film, reason) }
            if identified.map(\.id) == [film.id], !asked.isOtherKind(than: film) { return .sure(film, .id) }
            return .doubtful(limited(identified + [film]))
        case .doubtful(let films): return .doubtful(limited(identified + films))
        case .unknown: return identified.isEmpty ? .unknown : .doubtful(limited(identified))
        }
    }

    private static func limited(_ films: [Film]) -> [Film] {
        Array(unique(films).prefix(PastedFilmMatch.candidateLimit))
    }

    private static func unique(_ films: [Film]) -> [Film] {
        var seen: Set<Film.ID> = []
        return films.filter { seen.insert($0.id).inserted }
    }
}

extension RecommendedFilm {
    /// Whether a film with its ID is also called so, and is from the same year or the one beside it.
    fileprivate func isCalled(as film: Film) -> Bool {
        if let year, let own = film.year, abs(year - own) > 1 { return false }
        guard !isOtherKind(than: film) else { return false }
        let asked = [title, originalTitle].compactMap(\.self).map { TitleWords($0) }
        let names = [film.title, film.originalTitle].compactMap(\.self).map { FilmName($0) }
        return asked.contains { words in
            names.contains { name in TitleLikeness(words, name).map { $0.grade >= .mistyped } ?? false }
        }
    }

    fileprivate func isOtherKind(than film: Film) -> Bool {
        guard let kind, let own = film.kind else { return false }
        return kind.isShow != own.isShow
    }

    /// The film as a row of a pasted table.
    fileprivate func line(_ number: Int) -> PastedLine {
        var film = PastedFilm(title)
        film.ids = ids.all
        film.readings = [title, originalTitle].compactMap(\.self).map { title in
            var reading = PastedFilm.Reading(title, year: year)
            reading.people = directors
            return reading
        }
        film.tidy()
        return PastedLine(number: number + 1, text: PastedLine.shown(title), film: film)
    }
}
