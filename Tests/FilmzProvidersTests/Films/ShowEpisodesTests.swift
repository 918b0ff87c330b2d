import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzStore
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// What providers say about shows, over HTTP from the simulated services to the episodes that pages show.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ShowEpisodesTests {
    private static let simulator = ProviderSimulator.fresh()

    /// Filmz with a store in memory, and providers of the simulator.
    private struct Home {
        let services: Services
        let running: ProviderSimulator.Running

        func calls(_ service: ProviderSimulator.Service) async -> Int { await running.control.callCount(of: service) }

        @discardableResult
        func refresh(_ film: Film) async throws -> FilmDossier {
            try await services.dossiers.refresh(film, all: true, permission: .granted)
        }

        /// The episodes of a season that have a title: of a season that nobody lists, only numbers are known.
        func season(_ number: Int, of show: Film) async throws -> [MyEpisode] {
            try await services.shows.episodes(
                ofSeason: number, of: show.id, for: .owner, page: PageRequest(size: 100)
            ).items.filter { $0.episode.title != nil }
        }
    }

    private func run(_ providers: [Provider], _ body: (Home) async throws -> Void) async throws {
        let folder = TemporaryFolder()
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: [Self.desk, Self.avatar, Self.matrix], edition: "1")
        try await Self.simulator.withAddress { running async throws in
            let home = Home(services: store.services, running: running)
            try await Self.with(providers, at: running, store, folder) { services in
                try await body(Home(services: services, running: home.running))
            }
        }
    }

    private static func with(
        _ providers: [Provider], at running: ProviderSimulator.Running, _ store: Store, _ folder: TemporaryFolder,
        _ body: (Services) async throws -> Void
    ) async throws {
        let addresses: [Provider: URL] = [
            .tmdb: running.tmdb, .iTunes: running.itunes, .amc: running.amc, .tvmaze: running.tvmaze,
        ]
        let keys: [Provider: String] = [.tmdb: ProviderSimulator.tmdbKey, .amc: ProviderSimulator.amcKey]
        let entries = addresses.map { provider, address in
            let isOn = providers.contains(provider)
            let entry = ProviderConfiguration.Entry(
                key: isOn ? keys[provider] : nil, address: address.absoluteString, isEnabled: isOn)
            return (provider, entry)
        }
        let started = try await RunningProviders.start(
            ProviderConfiguration(Dictionary(uniqueKeysWithValues: entries)), folder: folder.path,
            cacheLimit: 50_000_000, films: store.services.films, search: store.services.search,
            memory: store.providerMemory, shows: store.services.shows, theatres: store.services.theatres,
            offers: store.services.offerMemory)
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await body(started.added(to: store.services)))
        } catch {
            outcome = .failure(error)
        }
        await started.shutdown()
        try outcome.get()
    }

    private static func show(_ title: String, imdb: Int) -> Film {
        var show = Film.sample(title, imdb: imdb)
        show.kind = .series
        return show
    }

    private static let desk = show("The Night Desk", imdb: 99_200_002)
    private static let avatar = show("Avatar", imdb: 417_299)
    private static let matrix = Film.sample("The Matrix", imdb: 133_093, year: 1999)

    @Test func withoutAnyKeyTitlesComeFromTVmaze() async throws {
        try await run([.tvmaze, .iTunes, .amc]) { home async throws in
            let dossier = try await home.refresh(Self.desk)
            #expect(dossier.sources.map(\.provider) == [.tvmaze])
            #expect(dossier.sources.first?.match?.certainty == .identified)
            #expect(dossier.sources.first?.page?.path().hasPrefix("/shows/") == true)
            #expect(dossier.origins[.plot]?.provider == .tvmaze)
            #expect(dossier.origins[.poster]?.provider == .tvmaze)
            let episodes = try await home.season(1, of: Self.desk).map(\.episode)
            #expect(episodes.map(\.number) == (1...8).map { EpisodeNumber(season: 1, episode: $0) })
            #expect(episodes.allSatisfy { $0.title != nil && $0.aired != nil && $0.externalIDs.tvmaze != nil })
            // Specials have no number there, and are counted in the order in which they are on.
            let specials = try await home.season(0, of: Self.desk).map(\.episode)
            #expect(!specials.isEmpty)
            #expect(specials.map(\.number?.episode) == specials.indices.map { $0 + 1 })
            #expect(specials.allSatisfy { $0.externalIDs.tvmaze != nil })
            let calls = [await home.calls(.itunes), await home.calls(.amc), await home.calls(.omdb)]
            #expect(calls == [0, 0, 0], "nobody else is asked about shows")
        }
    }

    @Test func withAKeyTitlesComeFromTMDb() async throws {
        try await run([.tmdb, .tvmaze]) { home async throws in
            let dossier = try await home.refresh(Self.desk)
            #expect(dossier.sources.compactMap { $0.fetchedAt == nil ? nil : $0.provider } == [.tmdb, .tvmaze])
            #expect(dossier.film.externalIDs[in: .tmdbSeries] != nil)
            #expect(dossier.film.externalIDs.tmdb == nil)
            #expect(dossier.film.directors.count == 1)
            #expect(dossier.film.cast.count == 3)
            #expect(dossier.film.certificate != nil)
            #expect(dossier.scores.map(\.source) == [.tmdb])
            let episodes = try await home.season(1, of: Self.desk).map(\.episode)
            #expect(episodes.count == 8)
            #expect(episodes.allSatisfy { $0.title != nil && $0.externalIDs.tmdb != nil })
            #expect(try await home.season(0, of: Self.desk).map(\.episode.number?.episode) == [1, 2])
        }
    }

    @Test func whatIsKnownStaysWhenAllFail() async throws {
        try await run([.tmdb, .tvmaze]) { home async throws in
            try await home.refresh(Self.desk)
            let before = try await home.season(1, of: Self.desk)
            for service in [ProviderSimulator.Service.tmdb, .tvmaze] {
                await home.running.control.set(ProviderSimulator.Fault(.unavailable), for: service)
            }
            let dossier = try await home.refresh(Self.desk)
            #expect(dossier.sources.map(\.failure?.kind) == [.unavailable, .unavailable])
            #expect(dossier.origins[.plot]?.provider == .tmdb)
            #expect(try await home.season(1, of: Self.desk) == before)
        }
    }

    @Test func noFilmIsAskedAtTVmaze() async throws {
        try await run([.tmdb, .tvmaze]) { home async throws in
            let dossier = try await home.refresh(Self.matrix)
            #expect(dossier.sources.map(\.provider) == [.tmdb])
            let unknown = try #require(ExternalID("imdb:tt0000001"))
            #expect(
                try await home.services.dossiers.film(unknown, anew: true, for: .owner, permission: .granted) == nil)
            #expect(await home.calls(.tvmaze) == 0)
            #expect(await home.calls(.tmdb) > 0)
        }
    }

    @Test func aShowIsFoundByTMDbsOwnNumber() async throws {
        try await run([.tmdb]) { home async throws in
            let id = ExternalID.tmdbSeries(50_000_000 + 99_200_004)
            let show = try #require(
                try await home.services.dossiers.film(id, anew: false, for: .owner, permission: .granted))
            #expect(show.title == "Both Shores")
            #expect(show.isShow)
            #expect(
                try await home.services.dossiers.film(
                    .tmdb(50_000_000 + 99_200_004), anew: false, for: .owner, permission: .granted)
                    == nil)
        }
    }

    @Test func whatWasSeenStaysWithItsEpisodeWhenTMDbCountsOtherwise() async throws {
        let folder = TemporaryFolder()
        let store = try Store.inMemory()
        _ = try await store.catalogue.replace(with: [Self.avatar], edition: "1")
        try await Self.simulator.withAddress { running async throws in
            func seen(_ home: Home) async throws -> [Episode] {
                try await home.season(2, of: Self.avatar).filter(\.isSeen).map(\.episode)
            }
            var before: Episode?
            try await Self.with([.tvmaze], at: running, store, folder) { services in
                let home = Home(services: services, running: running)
                try await home.refresh(Self.avatar)
                let number = try #require(EpisodeNumber("s02e03"))
                let episode = try #require(try await services.shows.episode(number, of: Self.avatar.id))
                _ = try await services.myFilms.apply(
                    .logEpisodes([EpisodeLog(episode, draft: ViewingDraft())]), to: Self.avatar.id, of: .owner)
                before = try await seen(home).first
            }
            try await Self.with([.tmdb], at: running, store, folder) { services in
                let home = Home(services: services, running: running)
                try await home.refresh(Self.avatar)
                let after = try await seen(home)
                #expect(after.map(\.id) == [before?.id])
                #expect(before != nil)
                #expect(after.first?.number == EpisodeNumber("s02e23"))
                #expect(after.first?.aired == before?.aired)
                #expect(after.first?.externalIDs.tmdb != nil)
                #expect(after.first?.externalIDs.tvmaze != nil)
            }
        }
    }

    @Test func aShowThatAPersonSaysIsAnotherOneLosesItsList() async throws {
        try await run([.tvmaze]) { home async throws in
            try await home.refresh(Self.desk)
            #expect(try await home.season(1, of: Self.desk).count == 8)
            _ = try await home.services.dossiers.decide(
                .tvmaze, id: nil, for: Self.desk.id, by: .ofThisMachine, permission: .granted)
            #expect(try await home.season(1, of: Self.desk).isEmpty)
        }
    }
}
