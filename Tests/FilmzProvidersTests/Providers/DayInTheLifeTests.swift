import APICore
import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzReading
import FilmzStore
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// What a long day of one person asks of each provider: the front page with its rows, a watchlist of 300 looked through
/// and refreshed, 50 pages of films and shows, ten searches and the programme of a theatre. The figures are in
/// `docs/benchmarks.md`, beside what the providers allow.
///
/// It runs only with `FILMZ_DAY=1`, because the iTunes client keeps its pace by the real clock, which takes five minutes.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["FILMZ_DAY"] != nil), .timeLimit(.minutes(10))
) struct DayInTheLifeTests {
    private static let watchlistCount = 300
    private static let filmPageCount = 40
    private static let showPageCount = 10
    private static let searchCount = 10

    @Test func aDayStaysWithinWhatProvidersAllow() async throws {
        let clock = SettableClock()
        clock.now = try #require(Timestamp("2011-07-15T00:00:00.000Z"))
        let simulator = ProviderSimulator.fresh(now: { clock.now.date })
        try await simulator.withAddress { running async throws in
            let day = try await Day(running, clock)
            let outcome: Result<[ProviderSimulator.Service: Int], any Error>
            do {
                try await day.live()
                let calls = await day.calls()
                #expect(clock.now < (try #require(Timestamp("2011-07-16T00:00:00.000Z"))), "It is one day.")
                try await day.lookAgain()
                #expect(await day.calls() == calls, "What was asked today is not asked again.")
                for status in try await day.connections.statuses() {
                    #expect(status.isEnabled, "\(status)")
                    #expect(status.failure == nil, "\(status)")
                }
                outcome = .success(calls)
            } catch { outcome = .failure(error) }
            try await day.connections.shutdown()
            let calls = try outcome.get()
            print("calls of a day:", calls.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
            // OMDb allows 1,000 calls a day without payment. The simulated iTunes and TVmaze refuse more calls in a
            // minute or in ten seconds than they allow, and then a provider would have failed.
            #expect(calls[.omdb, default: 0] <= 1_000 / 2)
            #expect(calls.values.allSatisfy { $0 > 0 })
        }
    }

    /// Filmz with a real store and all that asks providers, on a clock that the day moves.
    private struct Day {
        let connections: ProviderConnections
        private let running: ProviderSimulator.Running
        private let clock: SettableClock
        private let folder: TemporaryFolder
        private let store: Store
        private let background = RunningWork()
        private let services: Services
        private let dossiers: Dossiers
        private let starter: [Film]

        private static let secondsBetweenPages: Int64 = 300

        init(_ running: ProviderSimulator.Running, _ clock: SettableClock) async throws {
            self.running = running
            self.clock = clock
            let folder = TemporaryFolder()
            let store = try Store.inMemory(clock: clock.clock)
            self.folder = folder
            self.store = store
            starter = StarterCatalogue.bundled().read().films
            _ = try await store.catalogue.replace(with: starter, edition: "1")
            let transport = AsyncHTTPTransport(timeLimit: .seconds(120))
            let memory = store.providerMemory
            let start = clock.now
            let skipping = SkippingClock {
                clock.now - start
            } skip: {
                clock.now = max(clock.now, start + $0)
            }
            connections = ProviderConnections(
                configuration: try Self.configuration(of: running),
                keyFile: KeyFile(folder: folder.path), memory: memory,
                answers: try DiskCache(folder: folder.path + "/answers", limit: 50 << 20), transport: transport,
                work: background.work, now: { clock.now }, waiting: skipping, makeAdapter: { $0.adapter { clock.now } },
                close: { try await transport.shutdown() })
            let storeServices = store.services
            let connections = connections
            dossiers = Dossiers(
                adapters: connections, memory: memory, films: storeServices.films,
                learn: { try await storeServices.shows.learn($0, of: $1) }, now: { clock.now })
            var services = storeServices
            services.dossiers = dossiers
            services.offers = FilmOfferCalls(
                adapters: connections, memory: storeServices.offerMemory, matches: { try await memory.matches(of: $0) },
                country: .usual, now: { clock.now })
            services.providerLists = ProviderLists(
                adapters: connections, switches: connections.listSwitches, memory: memory, films: storeServices.films,
                country: "US", clock: clock.clock)
            // A search whose results nobody looks at ends after a while; that wait stays.
            var paging = skipping
            paging.longest = RunningSearches.patience - .seconds(1)
            services.providerSearch = RunningSearches(
                adapters: connections, films: storeServices.films, search: storeServices.search,
                work: background.work, timeline: Timeline(paging),
                now: { clock.now })
            services.cinema = Cinemas(
                adapters: connections, theatres: storeServices.theatres, films: storeServices.films,
                pages: ProgrammePages(
                    fetcher: ProgrammeFetcher(allowedHosts: []), matcher: ShowtimeMatcher(search: storeServices.search)),
                now: { clock.now })
            self.services = services
        }

        /// Every simulated provider, switched on and with its key.
        private static func configuration(of running: ProviderSimulator.Running) throws -> ProviderConfiguration {
            let keys: [Provider: String] = [
                .omdb: ProviderSimulator.omdbKey, .tmdb: ProviderSimulator.tmdbToken, .amc: ProviderSimulator.amcKey,
            ]
            let addresses: [Provider: URL] = [
                .omdb: running.omdb, .tmdb: running.tmdb, .iTunes: running.itunes, .amc: running.amc,
                .tvmaze: running.tvmaze,
            ]
            var entries: [Provider: ProviderConfiguration.Entry] = [:]
            for (provider, url) in addresses {
                entries[provider] = ProviderConfiguration.Entry(
                    key: keys[provider], address: url.absoluteString, isEnabled: true)
            }
            return try ProviderConfiguration(entries)
        }

        func calls() async -> [ProviderSimulator.Service: Int] {
            var calls: [ProviderSimulator.Service: Int] = [:]
            for service in ProviderSimulator.Service.allCases {
                calls[service] = await running.control.callCount(of: service)
            }
            return calls
        }

        func live() async throws {
            let films = starter.filter { !$0.isShow }
            let watchlist = films.prefix(watchlistCount)
            for film in watchlist {
                try await services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
            }
            _ = try await services.myServices.choose(
                MyServices(services: [StreamingService.wellKnown[0]], isRefreshed: true), of: .owner)
            try await lookAtTheFrontPage()
            // Half of the pages are of the watchlist.
            let opened = watchlist.prefix(filmPageCount / 2) + films.dropFirst(watchlistCount).prefix(filmPageCount / 2)
            for film in opened + starter.filter(\.isShow).prefix(showPageCount) { try await open(film) }
            for film in watchlist { await dossiers.seekPicture(of: film.id) }
            for film in films.suffix(searchCount) { try await search(film.title) }
            try await lookAtACinema()
            let refresh = WeeklyRefresh(services: services, clock: clock.clock)
            while try await refresh.askAboutNext(permission: .granted) {}
            #expect(try await services.offerMemory.refreshCount(on: clock.clock.today) > 0)
        }

        /// The same pages once more.
        func lookAgain() async throws {
            try await lookAtTheFrontPage()
            let watchlist = starter.filter { !$0.isShow }.prefix(watchlistCount)
            for film in watchlist.prefix(filmPageCount / 2) { try await open(film) }
            for film in watchlist { await dossiers.seekPicture(of: film.id) }
        }

        private func lookAtTheFrontPage() async throws {
            for list in ProviderList.rows + [.year(clock.clock.today.year)] {
                _ = try await services.providerLists.refreshed(list, permission: .granted)
            }
        }

        private func open(_ film: Film) async throws {
            clock.advance(seconds: Self.secondsBetweenPages)
            _ = try await services.dossiers.refresh(film, all: false, permission: .granted)
            _ = try await services.offers.refreshed(film, in: .usual, anew: false, permission: .granted)
        }

        private func search(_ text: String) async throws {
            clock.advance(seconds: Self.secondsBetweenPages)
            let query = try #require(SearchQuery(text))
            var progress = try await services.providerSearch.progress(of: query, for: .owner, permission: .granted)
            while !progress.isAtRest {
                progress = try await services.providerSearch.progress(
                    of: query, for: .owner, after: progress.revision, permission: .granted)
            }
        }

        private func lookAtACinema() async throws {
            let source = try #require(Theatre.Source("amc:610"))
            let found = try #require(
                await services.cinema.theatres(.source(source), permission: .granted).first)
            let theatre = try await services.theatres.follow(found, of: .owner)
            try await services.cinema.refresh(theatre, for: .owner, permission: .granted)
            #expect(try await services.programmeState(of: theatre).problem == nil)
        }
    }
}
