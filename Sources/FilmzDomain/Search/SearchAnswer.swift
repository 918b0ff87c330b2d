/// The results of a search, with the person's relation to each film.
public struct SearchAnswer: Sendable, Equatable, Encodable {
    public struct Item: Sendable, Equatable, Encodable {
        public var film: Film
        /// The match; nil for a film that was found by its year alone.
        public var match: SearchMatch?
        public var poster: Poster?
        public var state: MyFilmState

        public var entry: FilmEntry { FilmEntry(film: film, state: state, poster: poster) }
    }

    public var items: [Item]
    public var next: PageCursor?
    public var total: Int
    /// See ``SearchResults/isTotalOpen``.
    public var isTotalOpen: Bool
    /// See ``SearchResults/correction``.
    public var correction: String?
    /// See ``SearchResults/suggestion``.
    public var suggestion: String?
    /// See ``SearchResults/people``.
    public var people: [String]
    /// See ``SearchResults/filters``.
    public var filters: [Filter]
    /// See ``SearchResults/missing``.
    public var missing: [SearchFilter.Missing]

    /// A condition in the query.
    public struct Filter: Sendable, Hashable, Encodable {
        public var filter: SearchFilter
        /// The query without the condition; empty when nothing is left.
        public var without: String

        private enum CodingKeys: CodingKey {
            case kind, value, without
        }

        public func encode(to encoder: any Encoder) throws {
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(filter.parts.kind, forKey: .kind)
            try members.encode(filter.parts.value, forKey: .value)
            try members.encode(without, forKey: .without)
        }
    }

    /// - Parameter entries: the films of the results, in the same order
    public init(_ results: SearchResults, entries: Page<FilmEntry>) {
        items = entries.items.map { entry in
            Item(film: entry.film, match: results.matches[entry.film.id], poster: entry.poster, state: entry.state)
        }
        next = entries.next
        total = entries.total
        isTotalOpen = results.isTotalOpen
        correction = results.correction
        suggestion = results.suggestion
        people = results.people
        missing = results.missing
        filters = results.filters.enumerated().map { index, filter in
            Filter(filter: filter, without: results.sentence?.text(without: index) ?? "")
        }
    }
}

extension SearchServices {
    /// The results of a search for a person.
    public func answer(
        to query: SearchQuery, page: PageRequest, for person: Person.ID
    ) async throws -> SearchAnswer {
        let results = try await found(query, page: page, for: person)
        return SearchAnswer(results, entries: try await entries(results.films, for: person))
    }

    /// The films that a query finds: those that meet its conditions, or those that match its words. If a query with
    /// conditions finds nothing, it may have been a title with wrong letters.
    public func found(_ query: SearchQuery, page: PageRequest, for person: Person.ID) async throws -> SearchResults {
        guard let sentence = try await self.sentence(query, for: person) else {
            return try await search.films(matching: query, for: person, page: page)
        }
        let mine = try await MyFilmSets.load(sentence.filters, from: self, for: person)
        var sentenceResults = try await search.films(
            matching: sentence, among: mine, isRule: false, for: person, page: page)
        sentenceResults.missing = try await missing(for: sentence.filters, of: person)
        // Availability is known for few films, so finding none does not mean that the words meant something else.
        guard sentenceResults.films.total == 0, !sentence.filters.contains(where: \.isAboutOffers) else {
            return sentenceResults
        }
        let matching = try await search.films(matching: query, for: person, page: page)
        return if matching.films.total > 0 { matching } else { sentenceResults }
    }
}
