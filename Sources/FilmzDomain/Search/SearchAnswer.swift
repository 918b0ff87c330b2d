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
    /// See ``SearchResults/ignored``.
    public var ignored: String?

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
        ignored = results.ignored
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
    /// conditions finds nothing, it may have been a title with wrong letters. If it was none, what was not understood
    /// is left out. A genre alone is the genre, or only a suggestion if a title, a name or a keyword has the word.
    public func found(_ query: SearchQuery, page: PageRequest, for person: Person.ID) async throws -> SearchResults {
        guard let sentence = try await self.sentence(query, for: person) else {
            var results = try await search.films(matching: query, for: person, page: page)
            guard let sentence = try await self.sentence(query, isLoose: true, for: person) else { return results }
            let isGenre = sentence.namesOnlyGenres
            guard results.films.total == 0 || isGenre && results.correction != nil else {
                if isGenre { results.suggestion = results.suggestion ?? sentence.unmistakableText }
                return results
            }
            let guess = try await found(sentence.withoutWords(), page: page, for: person, ignoring: sentence.words)
            return if guess.films.total > 0 { guess } else { results }
        }
        let results = try await found(sentence, page: page, for: person)
        guard results.films.total == 0 else { return results }
        // Availability is known for few films, so finding none does not mean that the words meant something else.
        if !sentence.filters.contains(where: \.isAboutOffers) {
            let matching = try await search.films(matching: query, for: person, page: page)
            if matching.films.total > 0 { return matching }
        }
        if let less = try await foundWithLess(sentence, page: page, for: person) { return less }
        return try await foundOther(sentence, page: page, for: person) ?? results
    }

    /// The film that a title means; nil when there is none.
    func film(titled title: String, for person: Person.ID) async throws -> Film? {
        guard let query = SearchQuery(title) else { return nil }
        return try await search.films(matching: query, for: person, page: PageRequest(size: 1)).films.items.first
    }

    private func found(
        _ sentence: SearchSentence, page: PageRequest, for person: Person.ID, ignoring words: SearchQuery? = nil
    ) async throws -> SearchResults {
        let mine = try await MyFilmSets.load(sentence.filters, from: self, for: person)
        var results = try await search.films(matching: sentence, among: mine, isRule: false, for: person, page: page)
        results.missing = try await missing(for: sentence.filters, of: person)
        results.names.merge(mine.titles) { name, _ in name }
        results.ignored = sentence.ignored(beside: words?.text)
        return results
    }

    /// What is found by something that was left out after an “or”; nil when that is nothing either.
    private func foundOther(
        _ sentence: SearchSentence, page: PageRequest, for person: Person.ID
    ) async throws -> SearchResults? {
        for (index, other) in sentence.leftOut.enumerated() {
            guard let query = SearchQuery(other),
                let instead = try await self.sentence(query, isLoose: true, for: person)
            else { continue }
            var results = try await found(instead, page: page, for: person)
            guard results.films.total > 0 else { continue }
            var rest = sentence.leftOut + [results.ignored].compactMap(\.self)
            rest[index] = sentence.text
            results.ignored = rest.joined(separator: ", ")
            return results
        }
        return nil
    }

    /// What is found without the words that are no conditions, or without a film to be like; nil when that is nothing
    /// either.
    private func foundWithLess(
        _ sentence: SearchSentence, page: PageRequest, for person: Person.ID
    ) async throws -> SearchResults? {
        if let words = sentence.words {
            // Beside what the person has, the words name a film, if there is one.
            let isTitle = try await film(titled: words.text, for: person) != nil
            if isTitle, sentence.filters.contains(where: \.isAboutPerson) { return nil }
            let results = try await found(sentence.withoutWords(), page: page, for: person, ignoring: words)
            return if results.films.total > 0 { results } else { nil }
        }
        for (index, filter) in sentence.filters.enumerated() {
            guard case .like(let title) = filter else { continue }
            let rest = SearchQuery(sentence.text(without: index))
            if let rest, let less = try await self.sentence(rest, for: person) {
                var results = try await found(less, page: page, for: person, ignoring: SearchQuery(title))
                results.ignored = sentence.ignored(beside: results.ignored)
                return if results.films.total > 0 { results } else { nil }
            }
            guard let title = SearchQuery(title) else { return nil }
            var results = try await search.films(matching: title, for: person, page: page)
            results.ignored = sentence.ignored()
            return results
        }
        return nil
    }
}

extension SearchFilter {
    /// Whether the condition is about what the person has, or can get.
    fileprivate var isAboutPerson: Bool {
        switch self {
        case .mine, .offered, .service: true
        case .not(let filter): filter.isAboutPerson
        case .either(let filters): filters.contains(where: \.isAboutPerson)
        case .person, .kind, .genre, .country, .language, .years, .minutes, .like: false
        }
    }
}
