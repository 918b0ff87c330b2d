import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzStore

/// What happens to the episodes that somebody logged when lists of episodes come and go.
struct EpisodeListTests {
    private static let show: Film = {
        var show = Film.sample("Harbour Lights", imdb: 9_001, year: 1990)
        show.kind = .series
        return show
    }()
    private static let run = ShowRun(seasonCount: 1, seasons: [ShowRun.Season(number: 1, episodeCount: 4)])

    private let store: Store

    init() throws {
        // The clock stands still, so that everything happens in the same millisecond.
        store = try .inMemory(clock: SettableClock().clock)
    }

    private var shows: any ShowService { store.services.shows }

    private func replaceCatalogue(_ edition: String) async throws {
        _ = try await store.catalogue.replace(with: [Self.show], runs: [Self.show.id: Self.run], edition: edition)
    }

    /// TVmaze's list: titles from the first episode on.
    private func learn(_ titles: [String]) async throws {
        let episodes = try titles.enumerated().map { index, title in
            let id = 100 + (title.utf8.first.map(Int.init) ?? 0)
            return Episode(
                id: try #require(Episode.ID(tvmaze: id)), number: EpisodeNumber(season: 1, episode: index + 1),
                title: title, externalIDs: Episode.ExternalIDs(tvmaze: id))
        }
        try await shows.learn(EpisodeList(by: .tvmaze, episodes: episodes), of: Self.show.id)
    }

    private func log(_ number: Int) async throws {
        let number = try #require(EpisodeNumber(season: 1, episode: number))
        let episode = try #require(try await shows.episode(number, of: Self.show.id))
        _ = try await store.services.myFilms.apply(
            .logEpisodes([EpisodeLog(episode, draft: ViewingDraft())]), to: Self.show.id, of: .owner)
    }

    private func forgetList() async throws {
        try await store.providerMemory.reconsider(.tvmaze, for: Self.show.id, by: .ofThisMachine)
    }

    /// The numbers of those that were seen.
    private func seen() async throws -> [Int?] {
        try await shows.episodes(ofSeason: 1, of: Self.show.id, for: .owner, page: PageRequest()).items
            .filter(\.isSeen).map(\.episode.number?.episode)
    }

    /// A provider that no longer has a show answers 404. The list is still the best there is.
    @Test(arguments: [(.none, "Low Tide"), (.uncertain, nil)] as [(FilmMatch.Certainty, String?)])
    func aListStaysWhenItsProviderNoLongerHasTheShow(certainty: FilmMatch.Certainty, title: String?) async throws {
        try await replaceCatalogue("first")
        try await learn(["Low Tide", "Fog"])
        let match = FilmMatch(provider: .tvmaze, certainty: certainty, decidedAt: Timestamp(milliseconds: 0))
        try await store.providerMemory.keep(nil, match: match, of: Self.show.id)
        let number = try #require(EpisodeNumber(season: 1, episode: 1))
        #expect(try await shows.episode(number, of: Self.show.id)?.title == title)
    }

    @Test func anEpisodeThatMovedIsNotTakenForTheOneThatHasItsNumberNow() async throws {
        try await replaceCatalogue("first")
        try await log(2)
        try await learn(["Low Tide", "Fog"])
        try await learn(["Arrival", "Low Tide", "Fog"])
        #expect(try await seen() == [3])
        try await forgetList()
        #expect(try await seen() == [3])
        let second = try #require(EpisodeNumber(season: 1, episode: 2))
        let other = try #require(try await shows.episode(Episode.ID(second), of: Self.show.id))
        #expect(other.number == second)
        #expect(other.title == nil)
        try await log(2)
        #expect(try await seen() == [2, 3])
        let viewings = try await store.services.myFilms.viewings(of: Self.show.id, by: .owner, page: PageRequest())
        #expect(Set(viewings.items.map(\.episode)).count == 2)
    }

    @Test func whatWasRememberedIsOutdatedWhenAListComesOrGoes() async throws {
        try await replaceCatalogue("first")
        try await log(1)
        func next() async throws -> String? {
            try await shows.progress(in: Self.show.id, of: .owner).next?.title
        }
        #expect(try await next() == nil)
        try await learn(["Low Tide", "Fog"])
        #expect(try await next() == "Fog")
        try await learn(["Low Tide", "Rope"])
        #expect(try await next() == "Rope")
        try await forgetList()
        #expect(try await next() == nil)
    }

    @Test func aNewCatalogueMovesNothingThatAProviderLists() async throws {
        func replaceListed(_ title: String, _ edition: String) async throws {
            let writer = try await store.catalogue.begin(
                CatalogueDescription(edition: edition, madeAt: SettableClock.start))
            try await writer.add([Self.show])
            var batch = EpisodeBatch(text: Array(title.utf8))
            batch.episodes = [
                EpisodeBatch.Facts(
                    show: Self.show.id, number: .first, imdb: try #require(IMDbID(number: 9_101)),
                    title: 0..<title.utf8.count, runtime: nil, votes: 5)
            ]
            try await writer.add(batch)
            _ = try await writer.finish()
        }
        try await replaceListed("Arrival", "first")
        try await learn(["Low Tide", "Arrival"])
        try await log(2)
        try await replaceListed("Arrival", "second")
        #expect(try await seen() == [2])
    }
}
