/// What a search found, with what a person has with each film.
public struct SearchAnswer: Sendable, Equatable, Encodable {
    public struct Item: Sendable, Equatable, Encodable {
        public var film: Film
        /// Nil for a film that was found by its year alone.
        public var match: SearchMatch?
        public var poster: Poster?
        public var state: MyFilmState

        public var entry: FilmEntry { FilmEntry(film: film, state: state, poster: poster) }
    }

    public var items: [Item]
    public var next: PageCursor?
    public var total: Int
    /// As ``SearchResults/isTotalOpen``.
    public var isTotalOpen: Bool
    /// As ``SearchResults/correction``.
    public var correction: String?
    /// As ``SearchResults/suggestion``.
    public var suggestion: String?
    /// As ``SearchResults/people``.
    public var people: [String]

    /// - Parameter entries: the films of the results, in the same order
    public init(_ results: SearchResults, _ entries: Page<FilmEntry>) {
        items = entries.items.map { entry in
            Item(film: entry.film, match: results.matches[entry.film.id], poster: entry.poster, state: entry.state)
        }
        (next, total, isTotalOpen) = (entries.next, entries.total, results.isTotalOpen)
        (correction, suggestion, people) = (results.correction, results.suggestion, results.people)
    }
}

extension Services {
    /// What a search finds for a person.
    public func answer(
        to query: SearchQuery, page: PageRequest, for person: Person.ID
    ) async throws -> SearchAnswer {
        let results = try await search.films(matching: query, for: person, page: page)
        return SearchAnswer(results, try await entries(results.films, for: person))
    }
}
