import APICore
import APICoreTesting
import TMDbAPI
import Testing

@Suite struct SeasonTests {
    private func season() async throws -> TMDbSeason {
        try await TMDbClient(answering: "season.json").season(2, ofSeries: 4711, append: .all)
    }

    @Test func readsTheSeason() async throws {
        let season = try await season()
        #expect(season.id == 102)
        #expect(season.seasonNumber == 2)
        #expect(season.name == "Book Two: Tide")
        #expect(season.airDate == PlainDate(year: 2026, month: 7, day: 1))
        #expect(season.networks.map(\.name) == ["Channel North"])
        #expect(season.voteAverage == 8.2)
    }

    @Test func numbersNeedNotCountFromOne() async throws {
        let episodes = try await season().episodes
        #expect(episodes.map(\.id) == [9009, 9011, 9885, 9000])
        #expect(episodes.map(\.episodeNumber) == [9, 11, 885, 0])
        #expect(episodes.map(\.seasonNumber) == [2, 2, 2, 2])
    }

    @Test func episodesHaveTheirCrewsAndGuests() async throws {
        let season = try await season()
        #expect(season.episodes.map { $0.crew.map(\.name) } == [["Bo Wick"], [], [], []])
        #expect(season.episodes.map { $0.crew.map(\.job) } == [["Director"], [], [], []])
        #expect(season.episodes.map { $0.guestStars.map(\.character) } == [["Pilot"], [], [], []])
    }

    @Test func daysMayBeMissingInThreeWays() async throws {
        let episodes = try await season().episodes
        #expect(episodes.map(\.airDate) == [PlainDate(year: 2026, month: 7, day: 1), nil, nil, nil])
    }

    @Test func readsEpisodesOfEveryType() async throws {
        let episodes = try await season().episodes
        #expect(episodes.map(\.type) == [.standard, .midSeason, .finale, TMDbEpisodeType(rawValue: "encore")])
        #expect(episodes.map(\.runtime) == [52, nil, nil, nil])
        #expect(episodes.map(\.productionCode) == ["176266 / 176267", nil, nil, nil])
        #expect(episodes.map(\.name) == ["Tide", "Episode 11", nil, nil])
        #expect(episodes.map(\.voteAverage) == [8, nil, nil, nil])
        #expect(episodes.map(\.seriesID) == [4711, 4711, nil, nil])
        #expect(episodes.map(\.order) == [nil, nil, nil, nil])
    }

    @Test func everyBlockIsThere() async throws {
        let season = try await season()
        #expect(season.aggregateCredits?.cast.map(\.totalEpisodeCount) == [6])
        #expect(season.changes?.changes.map(\.key) == ["episode"])
        #expect(season.credits?.cast.map(\.id) == [66])
        #expect(season.externalIDs?.tvdbID == 30272)
        #expect(season.externalIDs?.imdbID == nil)
        #expect(season.images?.posters.map(\.path) == ["/s2.jpg"])
        #expect(season.translations?.translations.first?.texts?.title == "Flut")
        #expect(season.videos?.videos.isEmpty == true)
        #expect(season.watchProviders?.offers(in: "SE")?.buy.map(\.id) == [2])
    }

    @Test(arguments: [
        #"{"id": 1}"#, #"{"id": 1, "episodes": [7]}"#, #"{"episodes": []}"#, #"{"id": 1, "episodes": null}"#,
    ])
    func withoutEpisodesItIsUnreadable(_ body: String) async {
        let client = TMDbClient(MockTransport(body))
        let error = await failure { () async throws(APIError) in try await client.season(1, ofSeries: 1) }
        #expect(error?.kind == .unreadable)
    }

    @Test(arguments: [#""""#, "null", "7", #""soon""#]) func anAnnouncedSeasonHasNoDay(_ day: String) async throws {
        let client = TMDbClient(MockTransport("{\"id\": 1, \"air_date\": \(day), \"episodes\": []}"))
        let season = try await client.season(3, ofSeries: 1)
        #expect(season.airDate == nil)
        #expect(season.episodes.isEmpty)
    }

    @Test func readsAnEpisode() async throws {
        let episode = try await TMDbClient(answering: "episode.json").episode(
            9, season: 2, ofSeries: 4711, append: .all)
        #expect(episode.id == 9009)
        #expect(episode.name == "Tide")
        #expect(episode.summary.airDate == PlainDate(year: 2026, month: 7, day: 1))
        #expect(episode.crew.map(\.job) == ["Director"])
        #expect(episode.guestStars.map(\.order) == [508])
        #expect(episode.guestStars.map(\.character) == ["Pilot"])
        #expect(episode.changes?.changes.isEmpty == true)
        #expect(episode.credits?.cast.map(\.character) == ["Signe"])
        #expect(episode.credits?.guestStars.map(\.id) == [69])
        #expect(episode.credits?.directors.map(\.id) == [67])
        #expect(episode.externalIDs?.imdbID == "tt90000009")
        #expect(episode.externalIDs?.tvdbID == 349_232)
        #expect(episode.externalIDs?.tvRageID == nil)
        #expect(episode.externalIDs?.wikidataID == nil)
        #expect(episode.images?.stills.map(\.language) == [nil])
        #expect(episode.translations?.translations.first?.texts?.overview == "Das Wasser.")
        #expect(episode.videos?.videos.map(\.type) == [.clip])
    }

    @Test func anEpisodeWithoutANumberIsUnreadable() async {
        let client = TMDbClient(MockTransport(#"{"name": "Nobody", "crew": []}"#))
        let error = await failure { () async throws(APIError) in try await client.episode(1, season: 1, ofSeries: 1) }
        #expect(error?.kind == .unreadable)
    }

    @Test func anotherOrderHasItsOwnNumbers() async throws {
        let group = try await TMDbClient(answering: "episode-group.json").episodeGroup("5b11ba820e0a265847002c6e")
        #expect(group.type == .dvd)
        #expect(group.groups.map(\.order) == [0, 1])
        #expect(group.groups.map(\.isLocked) == [false, true])
        #expect(group.groups.last?.episodes.map(\.seasonNumber) == [2, 1, 1])
        #expect(group.position(ofEpisode: 9009).map { [$0.season, $0.episode] } == [1, 1])
        #expect(group.position(ofEpisode: 8102).map { [$0.season, $0.episode] } == [1, 2])
        #expect(group.position(ofEpisode: 8001).map { [$0.season, $0.episode] } == [0, 1])
        #expect(group.position(ofEpisode: 8103) == nil, "it does not say where")
        #expect(group.position(ofEpisode: 9011) == nil, "the order ends before it")
    }
}
