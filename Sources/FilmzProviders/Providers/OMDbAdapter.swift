import APICore
import FilmzDomain
import OMDbAPI

/// The adapter for OMDb, which identifies films by IMDb's IDs.
struct OMDbAdapter: ProviderAdapter {
    private let client: OMDbClient
    private let now: @Sendable () -> Timestamp
    private let years = YearInTitle()

    init(client: OMDbClient, now: @escaping @Sendable () -> Timestamp) {
        self.client = client
        self.now = now
    }

    var provider: Provider { .omdb }
    var pace: Pace { OMDbSearchResults.pace }
    var pagesAhead: Int { OMDbSearchResults.pagesAhead }

    private static let pageSize = 10
    private static let lastPage = 100

    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        try await years.search(query) { text, year async throws(APIError) in
            try await films(text, year: year, page: page)
        }
    }

    private func films(_ text: String, year: Int?, page: Int) async throws(APIError) -> ProviderPage {
        guard let answer = try await answer(text, year: year, page: page) else {
            return ProviderPage(films: [], hasMore: false, isTooShort: true)
        }
        let isFull = answer.total.map { page * Self.pageSize < $0 } ?? (answer.films.count >= Self.pageSize)
        return ProviderPage(
            films: answer.films.compactMap(Self.hit), total: answer.total.map { max($0, 0) },
            hasMore: !answer.films.isEmpty && isFull && page < Self.lastPage)
    }

    /// A page of search results; nil if the text is too short for OMDb.
    private func answer(_ text: String, year: Int?, page: Int = 1) async throws(APIError) -> OMDbSearchPage? {
        do throws(APIError) {
            return try await client.search(text, type: .movie, year: year, page: page)
        } catch {
            guard error.kind == .rejected, error.message?.hasPrefix("Too many results") == true else { throw error }
            return nil
        }
    }

    private static func hit(_ item: OMDbSearchItem) -> ProviderHit? {
        guard [.movie, nil].contains(item.type), let id = IMDbID(item.imdbID),
            let title = item.title?.bounded(to: ProviderBounds.title)
        else { return nil }
        let film = Film(
            id: Film.ID(.imdb(id)), title: title, year: ProviderBounds.year(item.years?.start),
            poster: ProviderBounds.address(item.poster?.url), externalIDs: ExternalIDs(imdb: id),
            kind: .film)
        return ProviderHit(film: film, providers: [.omdb])
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? {
        guard case .imdb(let id) = id else { return nil }
        let detail = try await ifFound { () async throws(APIError) in
            try await client.detail(id: id.description, plot: .full)
        }
        return detail.flatMap { FilmAnswer($0, askedFor: id, at: now()) }
    }

    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] {
        try await candidates(for: film, looks: 2) { year async throws(APIError) in
            guard let answer = try await answer(film.title, year: year) else {
                return try await onlyCandidate(film.title, year: year)
            }
            return answer.films.compactMap(Self.hit).map(\.film).compactMap { film in
                film.externalIDs[.omdb].map { MatchCandidate(id: $0, title: film.title, year: film.year) }
            }
        } detail: { candidate async throws(APIError) in
            guard case .imdb(let id) = candidate.id else { return nil }
            return MatchCandidate(try await client.detail(id: id.description))
        }
    }

    /// The film with exactly this title, which OMDb still finds if the title is too short for a search.
    private func onlyCandidate(_ title: String, year: Int?) async throws(APIError) -> [MatchCandidate] {
        let detail = try await ifFound { () async throws(APIError) in
            try await client.detail(title: title, type: .movie, year: year)
        }
        return [detail.flatMap { MatchCandidate($0) }].compactMap(\.self)
    }

    func testKey() async throws(APIError) {
        // The key is valid even if the response is that there is no such film.
        _ = try await ifFound { () async throws(APIError) in try await client.detail(id: "tt0133093") }
    }
}

extension MatchCandidate {
    fileprivate init?(_ detail: OMDbDetail) {
        guard [.movie, nil].contains(detail.type), let id = IMDbID(detail.imdbID),
            let title = detail.title?.bounded(to: ProviderBounds.title)
        else { return nil }
        self.init(
            id: .imdb(id), title: title, year: ProviderBounds.year(detail.years?.start),
            directors: ProviderBounds.names(detail.directors.map(\.name)),
            runtime: ProviderBounds.runtime(detail.runtime))
    }
}
