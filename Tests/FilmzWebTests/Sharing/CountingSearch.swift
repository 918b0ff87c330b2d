import FilmzDomain

/// A search that notes which films it is asked for, each by the number in its title.
struct CountingSearch: SearchService {
    let base: any SearchService
    let counter: Counter

    actor Counter {
        private(set) var titles: Set<String> = []

        func note(_ query: String) {
            // Some queries begin with the year.
            guard let title = query.firstMatch(of: /Nobbody [0-9]+/)?.output else { return }
            titles.insert(String(title))
        }

        func reset() { titles = [] }
    }

    func films(
        matching query: SearchQuery, for person: Person.ID, page: PageRequest
    ) async throws -> SearchResults {
        await counter.note(query.text)
        return try await base.films(matching: query, for: person, page: page)
    }

    func films(
        matching sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID,
        page: PageRequest
    ) async throws -> SearchResults {
        try await base.films(matching: sentence, among: mine, isRule: isRule, for: person, page: page)
    }

    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>] {
        try await base.filmographies(of: name, for: person)
    }
}
