public import FilmzDomain

/// Finds the films that a pasted text names.
///
/// An ID decides; then the title with the year, which may be wrong by one; then the title with a person; then the title
/// alone, if no other film of that title is nearly as well known. Contradictions, large corrections and titles that fit
/// two films are doubtful. See `docs/decisions/0031-a-pasted-line-in-doubt-is-a-question.md`.
public struct PastedFilmMatcher: Sendable {
    private let films: any FilmService
    private let search: any SearchService

    public init(_ services: some SearchServices) {
        self.init(films: services.films, search: services.search)
    }

    public init(films: any FilmService, search: any SearchService) {
        self.films = films
        self.search = search
    }

    /// The match for each film that the text names, in its order. A line may name several films, and a sentence none.
    /// The task can be cancelled at any time.
    /// - Parameter person: the person whose own films are searched too
    public func matches(of pasted: PastedFilms, for person: Person.ID) async throws -> [PastedFilmMatch] {
        let pastedFilms = pasted.lines.flatMap { [$0.film] + $0.several.values.joined() }
        let ids = Set(pastedFilms.flatMap(\.ids))
        let filmsByID: [ExternalID: Film] =
            if ids.isEmpty { [:] } else { try await films.films(knownBy: Array(ids), for: person) }
        var run = PastedFilmRun(search: search, person: person, filmsByID: filmsByID)
        var matches: [PastedFilmMatch] = []
        for line in pasted.lines {
            try Task.checkCancellation()
            matches += try await run.matches(of: line)
        }
        return matches
    }
}
