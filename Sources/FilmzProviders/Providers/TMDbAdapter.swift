import APICore
import FilmzDomain
import TMDbAPI

/// The adapter for TMDb, which identifies films and series by its own IDs, numbered separately, and by IMDb's IDs.
struct TMDbAdapter: ProviderAdapter {
    let client: TMDbClient
    private let now: @Sendable () -> Timestamp
    let pictures: TMDbPictures
    private let years = YearInTitle()

    init(client: TMDbClient, now: @escaping @Sendable () -> Timestamp) {
        self.client = client
        self.now = now
        pictures = TMDbPictures(client: client)
    }

    var provider: Provider { .tmdb }
    var pace: Pace { Pace([]) }
    var pagesAhead: Int { 1 }

    /// The width of posters in pixels: enough for a list.
    static let posterWidth = 500

    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        try await years.search(query) { text, year async throws(APIError) in
            let answer = try await client.searchMovies(text, primaryReleaseYear: year, page: page)
            let images = try await pictures.current()
            // TMDb lists some films twice.
            var seen: Set<Int> = []
            let movies = answer.results.filter { $0.adult != true && seen.insert($0.id).inserted }
            return ProviderPage(
                films: movies.compactMap { Self.hit($0, images: images) },
                total: answer.totalResults.map { max($0, 0) },
                hasMore: !answer.results.isEmpty && page < answer.reachablePages)
        }
    }

    static func hit(_ movie: TMDbMovieSummary, images: TMDbImageConfiguration) -> ProviderHit? {
        guard let id = ProviderBounds.id(.tmdb(movie.id)), let title = movie.title?.bounded(to: ProviderBounds.title)
        else { return nil }
        let originalTitle = movie.originalTitle?.bounded(to: ProviderBounds.title)
        let film = Film(
            id: Film.ID(id), title: title, originalTitle: originalTitle == title ? nil : originalTitle,
            year: ProviderBounds.year(movie.releaseDate?.year), releaseDate: ProviderBounds.day(movie.releaseDate),
            genres: GenreNames.tmdb(movie.genreIDs),
            poster: ProviderBounds.address(images.url(for: movie.posterPath, kind: .poster, width: posterWidth)),
            externalIDs: ExternalIDs(tmdb: movie.id), kind: .film)
        return ProviderHit(
            film: film, providers: [.tmdb], overview: movie.overview?.bounded(to: ProviderBounds.plot),
            score: Score(tmdb: movie.voteAverage, votes: movie.voteCount))
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? {
        guard let number = try await number(of: id) else { return nil }
        let movie = try await ifFound { () async throws(APIError) in
            try await client.movie(
                number,
                append: [
                    .credits, .externalIDs, .recommendations, .releaseDates, .similar, .translations, .videos,
                ],
                videoLanguages: ["en", nil])
        }
        guard let movie else { return nil }
        return FilmAnswer(movie, images: try await pictures.current(), at: now())
    }

    /// TMDb's ID of a film; nil if TMDb has no such film.
    func number(of id: ExternalID) async throws(APIError) -> Int? {
        switch ProviderBounds.id(id) {
        case .tmdb(let number): return number
        case .imdb(let id):
            let hit = try await ifFound { () async throws(APIError) in
                try await client.find(id.description, source: .imdb)
            }
            return hit?.movies.lazy.map(\.id).first { ProviderBounds.id(.tmdb($0)) != nil }
        default: return nil
        }
    }

    func show(_ id: ExternalID) async throws(APIError) -> ShowAnswer? {
        guard let number = try await seriesNumber(of: id) else { return nil }
        let guide = try await ifFound { () async throws(APIError) in
            try await client.seriesGuide(
                number,
                append: [
                    .aggregateCredits, .contentRatings, .externalIDs, .recommendations, .similar, .translations,
                    .videos,
                ])
        }
        guard let guide, let report = FilmAnswer(guide.series, images: try await pictures.current(), at: now()) else {
            return nil
        }
        return ShowAnswer(
            report: report,
            episodes: guide.failure == nil ? ProviderBounds.episodes(guide.episodes.map { Episode($0) }) : nil)
    }

    /// TMDb's ID of a series; nil if TMDb has no such series.
    func seriesNumber(of id: ExternalID) async throws(APIError) -> Int? {
        switch ProviderBounds.id(id) {
        case .tmdbSeries(let number): return number
        case .imdb(let id):
            let hit = try await ifFound { () async throws(APIError) in
                try await client.find(id.description, source: .imdb)
            }
            return hit?.series.lazy.map(\.id).first { ProviderBounds.id(.tmdbSeries($0)) != nil }
        default: return nil
        }
    }

    /// The candidates for a film. Shows are not searched for: the known ones have IDs.
    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] {
        guard !film.isShow else { return [] }
        return try await candidates(for: film, looks: 3) { year async throws(APIError) in
            let answer = try await client.searchMovies(film.title, primaryReleaseYear: year)
            var seen: Set<Int> = []
            return answer.results.filter { seen.insert($0.id).inserted }.compactMap(Self.candidate)
        } detail: { candidate async throws(APIError) in
            guard case .tmdb(let number) = candidate.id else { return nil }
            let movie = try await client.movie(number, append: [.credits])
            let imdb = movie.imdbID.flatMap { IMDbID($0) }
            if let imdb, let ours = film.externalIDs.imdb, imdb != ours { return nil }
            var detailed = candidate
            detailed.directors = ProviderBounds.names(movie.directors.compactMap(\.name))
            detailed.runtime = ProviderBounds.runtime(movie.runtime)
            if imdb != nil, imdb == film.externalIDs.imdb { detailed.score = 100 }
            return detailed
        }
    }

    private static func candidate(_ movie: TMDbMovieSummary) -> MatchCandidate? {
        guard let id = ProviderBounds.id(.tmdb(movie.id)), let title = movie.title?.bounded(to: ProviderBounds.title)
        else { return nil }
        return MatchCandidate(id: id, title: title, year: ProviderBounds.year(movie.releaseDate?.year))
    }

    func testKey() async throws(APIError) {
        _ = try await client.configuration()
    }
}

extension Score {
    /// A score from the average of TMDb's votes, which is at most 10; nil without votes.
    init?(tmdb average: Double?, votes: Int?) {
        guard let average, 0...10 ~= average else { return nil }
        self.init(source: .tmdb, percent: Int((average * 10).rounded()), votes: votes.filter { $0 > 0 })
    }
}
