import APICore
import FilmzDomain
import TVmazeAPI

/// The adapter for TVmaze, which knows shows and all their episodes, by IMDb's IDs. It is not used for searches.
struct TVmazeAdapter: ProviderAdapter {
    private let client: TVmazeClient
    private let now: @Sendable () -> Timestamp

    init(client: TVmazeClient, now: @escaping @Sendable () -> Timestamp) {
        self.client = client
        self.now = now
    }

    var provider: Provider { .tvmaze }
    var pace: Pace { Pace([]) }
    var pagesAhead: Int { 1 }

    func search(_ query: SearchQuery, page: Int) async throws(APIError) -> ProviderPage {
        ProviderPage(films: [], hasMore: false)
    }

    func report(_ id: ExternalID) async throws(APIError) -> FilmAnswer? { nil }

    func show(_ id: ExternalID) async throws(APIError) -> ShowAnswer? {
        guard case .imdb(let imdb) = id, let show = try await client.lookup(imdb: imdb.description),
            [imdb.description, nil].contains(show.externals.imdb)
        else { return nil }
        let episodes = try await ifFound { () async throws(APIError) in
            try await client.episodes(ofShow: show.id)
        }
        return ShowAnswer(
            report: FilmAnswer(show, imdb: imdb, at: now()),
            episodes: ProviderBounds.episodes(episodes.map(Episode.numbered)))
    }

    func candidates(for film: Film) async throws(APIError) -> [MatchCandidate] { [] }

    /// Makes a call. There is no key, and it does not matter whether TVmaze has this show.
    func testKey() async throws(APIError) {
        _ = try await ifFound { () async throws(APIError) in try await client.show(1) }
    }
}

extension FilmAnswer {
    /// TVmaze's facts of the show with an IMDb ID.
    fileprivate init(_ show: TVmazeShow, imdb: IMDbID, at now: Timestamp) {
        self.init(
            provider: .tvmaze, fetchedAt: now, externalIDs: ExternalIDs(imdb: imdb),
            title: show.name?.bounded(to: ProviderBounds.title), year: ProviderBounds.year(show.premiered?.year),
            releaseDate: ProviderBounds.day(show.premiered), runtime: ProviderBounds.runtime(show.averageRuntime),
            genres: GenreNames.tvmaze(show.genres), languages: ProviderBounds.names([show.language].compactMap(\.self)),
            plot: show.summaryText?.bounded(to: ProviderBounds.plot),
            poster: ProviderBounds.address(show.image?.original ?? show.image?.medium),
            website: ProviderBounds.page(show.officialSite), page: ProviderBounds.address(show.url))
    }
}

extension Episode {
    /// The episodes of a show with their places. TVmaze sends them in broadcast order, specials without numbers: these
    /// become season 0, counted in that order.
    fileprivate static func numbered(_ episodes: [TVmazeEpisode]) -> [Episode?] {
        var specials = 0
        return episodes.map { episode in
            guard episode.isSpecial, episode.number == nil else {
                return Episode(episode, season: episode.season, number: episode.number)
            }
            specials += 1
            return Episode(episode, season: 0, number: specials)
        }
    }

    private init?(_ episode: TVmazeEpisode, season: Int?, number: Int?) {
        self.init(
            ID(tvmaze: episode.id), season: season, number: number, title: episode.name,
            aired: episode.airing.day, runtime: episode.runtime, externalIDs: ExternalIDs(tvmaze: episode.id))
    }
}
