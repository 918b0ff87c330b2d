import APICore
import FilmzDomain
import ITunesAPI

/// The adapter for a country's iTunes Store, which has its own IDs for films.
struct ITunesAdapter: ProviderAdapter {
    let client: ITunesClient
    private let now: @Sendable () -> Timestamp

    init(client: ITunesClient, now: @escaping @Sendable () -> Timestamp) {
        self.client = client
        self.now = now
    }

    var provider: Provider { .iTunes }
    var pace: Pace { Pace([]) }
    var pagesAhead: Int { 1 }

    /// The only page of search results. The store cannot filter by year, so films of the wanted year are sorted to the
    /// front.
    ///
    /// An empty page may also mean that this store supports no searches, because it does not report that.
    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        guard page == 1 else { return ProviderPage(films: [], hasMore: false) }
        let films = try await films(query.textWithoutYear).compactMap(Self.hit)
        guard let year = query.year else { return ProviderPage(films: films, hasMore: false) }
        func fits(_ hit: ProviderHit) -> Bool { hit.film.year == year || hit.film.title.contains(String(year)) }
        return ProviderPage(films: films.filter(fits) + films.filter { !fits($0) }, hasMore: false)
    }

    /// The films found, each once, also if several editions are sold.
    private func films(_ title: String) async throws(APIError) -> [ITunesItem] {
        switch try await client.searchMovies(title, limit: 50) {
        case .noAnswer: []
        case .movies(let items): items.groupedByFilm().compactMap(\.first)
        }
    }

    /// A hit for a record. The year at the end of its title counts, because the store's own date may be years later.
    private static func hit(_ item: ITunesItem) -> ProviderHit? {
        guard let id = item.filmID, let title = item.filmTitle?.bounded(to: ProviderBounds.title) else { return nil }
        let film = Film(
            id: Film.ID(id), title: title, year: ProviderBounds.year(item.titleYear),
            runtime: ProviderBounds.runtime(item.runtime), genres: GenreNames.iTunes(item.primaryGenreName),
            directors: item.directors, certificate: item.certificate, poster: item.poster,
            externalIDs: ExternalIDs([id]), kind: .film)
        return ProviderHit(
            film: film, providers: [.iTunes], overview: item.longDescription?.bounded(to: ProviderBounds.plot))
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? {
        guard case .iTunes(let number) = ProviderBounds.id(id) else { return nil }
        let item = try await client.lookup(id: Int64(number))
        return item.flatMap { FilmAnswer($0, at: now()) }
    }

    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] {
        let candidates = try await films(film.title).compactMap { item -> MatchCandidate? in
            guard let id = item.filmID, let title = item.filmTitle?.bounded(to: ProviderBounds.title) else {
                return nil
            }
            let candidate = MatchCandidate(
                id: id, title: title, year: ProviderBounds.year(item.filmYear), directors: item.directors,
                runtime: ProviderBounds.runtime(item.runtime))
            return if item.titleYear == nil { candidate.withoutLateYear(than: film) } else { candidate }
        }
        return Array(candidates.prefix(ProviderBounds.candidates))
    }

    /// The newest of the best-selling films: those that the store dates within a year. It has no list of new films.
    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]? {
        guard list == .toBuyOrRent else { return nil }
        let yearAgo = now() + .days(-366)
        let entries = try await client.topMovies(limit: Self.chartLength).entries
        return entries.filter { $0.releaseDate.map { Timestamp($0) > yearAgo } ?? false }.compactMap { entry in
            Self.hit(
                ITunesItem(
                    trackID: entry.id, trackName: entry.name, artistName: entry.artistName, artwork: entry.artwork,
                    primaryGenreName: entry.genreName, longDescription: entry.summary))
        }
    }

    /// The maximum length of the store's charts.
    private static let chartLength = 100

    /// Does nothing, since there is no key.
    func testKey() async throws(APIError) {}
}
