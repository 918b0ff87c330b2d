import AMCAPI
import APICore
import FilmzDomain

/// The adapter for AMC Theatres, which has its own IDs for the films it shows, and IMDb's IDs for some of them.
struct AMCAdapter: ProviderAdapter {
    let client: AMCClient
    private let now: @Sendable () -> Timestamp

    init(client: AMCClient, now: @escaping @Sendable () -> Timestamp) {
        self.client = client
        self.now = now
    }

    var provider: Provider { .amc }
    var pace: Pace { Pace([.zero, .milliseconds(500)]) }
    var pagesAhead: Int { 1 }

    private static let pageSize = 20

    /// A page of search results. AMC lists private rentals and special presentations as films; they are left out.
    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        let answer = try await client.fetchAllMovies(
            named: query.textWithoutYear, pageNumber: page, pageSize: Self.pageSize)
        return ProviderPage(
            films: answer.movies.compactMap(Self.hit), total: answer.count.map { max($0, 0) },
            hasMore: !answer.movies.isEmpty && answer.nextLink != nil)
    }

    static func hit(_ movie: MovieModel) -> ProviderHit? {
        guard !movie.isSpecialPresentation, let ids = movie.externalIDs, let id = ids.all.first,
            let title = movie.name?.bounded(to: ProviderBounds.title)
        else { return nil }
        let film = Film(
            id: Film.ID(id), title: title, year: ProviderBounds.year(movie.releaseDate?.year),
            releaseDate: ProviderBounds.day(movie.releaseDate), runtime: ProviderBounds.runtime(movie.runTime),
            genres: GenreNames.amc(movie.genre), directors: movie.directorNames,
            cast: movie.actorNames, certificate: movie.certificate, poster: ProviderBounds.address(movie.poster),
            externalIDs: ids, kind: .film)
        return ProviderHit(film: film, providers: [.amc], overview: movie.plot)
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? {
        guard case .amc(let number) = ProviderBounds.id(id) else { return nil }
        let movie = try await ifFound { () async throws(APIError) in try await client.fetchMovie(with: MovieId(number))
        }
        return movie.flatMap { FilmAnswer($0, at: now()) }
    }

    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] {
        let answer = try await client.fetchAllMovies(named: film.title, pageSize: ProviderBounds.candidates)
        return answer.movies.compactMap { movie in
            guard let hit = Self.hit(movie)?.film, let number = hit.externalIDs.amc else { return nil }
            var candidate = MatchCandidate(
                id: .amc(number), title: hit.title, year: hit.year, directors: hit.directors,
                runtime: hit.runtime
            ).withoutLateYear(than: film)
            if let imdb = hit.externalIDs.imdb, let ours = film.externalIDs.imdb {
                guard imdb == ours else { return nil }
                candidate.score = 100
            }
            return candidate
        }
    }

    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]? {
        let answer: MoviesModel
        switch list {
        case .inCinemas: answer = try await client.fetchNowPlayingMovies(pageSize: ProviderList.limit)
        case .comingSoon: answer = try await client.fetchComingSoonMovies(pageSize: ProviderList.limit)
        case .toBuyOrRent, .trending, .onTheAir, .year: return nil
        }
        return answer.movies.compactMap(Self.hit)
    }

    func testKey() async throws(APIError) {
        _ = try await client.fetchNowPlayingMovies(pageSize: 1)
    }
}
