import APICore
import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
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
    private static let wanted = 300
    private static let films = 40
    private static let shows = 10
    private static let searches = 10

    @Test func aDayStaysWithinWhatProvidersAllow() async throws {
        let clock = SettableClock()
        clock.now = try #require(Timestamp("2011-07-15T00:00:00.000Z"))
        let simulator = ProviderSimulator.fresh(now: { clock.now.date })
        try await simulator.withAddress { running async throws in
            let day = try await Day(running, clock)
            let outcome: Result<[ProviderSimulator.Service: Int], any Error>
            do {
                try await day.live(wanted: Self.wanted, films: Self.films, shows: Self.shows, searches: Self.searches)
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
        private let services: Services
        private let dossiers: Dossiers
        private let starter: [Film]

        init(_ running: ProviderSimulator.Running, _ clock: SettableClock) async throws {
            self.running = running
            self.clock = clock
            let folder = try TemporaryFolder()
            let store = try Store.inMemory(clock: clock.clock)
            self.folder = folder
            self.store = store
            starter = StarterCatalogue.bundled().read().films
            _ = try await store.catalogue.replace(with: starter, edition: "1")
            let keys: [Provider: String] = [
                .omdb: ProviderSimulator.omdbKey, .tmdb: ProviderSimulator.tmdbToken, .amc: ProviderSimulator.amcKey,
            ]
            let addresses: [Provider: URL] = [
                .omdb: running.omdb, .tmdb: running.tmdb, .iTunes: running.itunes, .amc: running.amc,
                .tvmaze: running.tvmaze,
            ]
            let entries = addresses.map { provider, url in
                (
                    provider,
                    ProviderConfiguration.Entry(key: keys[provider], address: url.absoluteString, isEnabled: true)
                )
            }
            let transport = AsyncHTTPTransport(timeLimit: .seconds(120))
            let memory = store.providerMemory
            let start = clock.now
            let skipping = SkippingClock {
                clock.now - start
            } skip: {
                clock.now = max(clock.now, start + $0)
            }
            connections = ProviderConnections(
                configuration: try ProviderConfiguration(Dictionary(uniqueKeysWithValues: entries)),
                keyFile: KeyFile(folder: folder.path), memory: memory,
                answers: try DiskCache(folder: folder.path + "/answers", limit: 50 << 20), transport: transport,
                now: { clock.now }, waiting: skipping, makeAdapter: { $0.adapter { clock.now } },
                close: { try await transport.shutdown() })
            let own = store.services
            let connections = connections
            dossiers = Dossiers(
                adapters: connections, memory: memory, films: own.films,
                learn: { try await own.shows.learn($0, of: $1) }, now: { clock.now })
            var services = own
            services.dossiers = dossiers
            services.offers = FilmOfferCalls(
                adapters: connections, memory: own.offerMemory, matches: { try await memory.matches(of: $0) },
                country: .usual, now: { clock.now })
            services.providerLists = ProviderLists(
                adapters: connections, switches: connections.listSwitches, memory: memory, films: own.films,
                country: "US", clock: clock.clock)
            // A search whose results nobody looks at ends after a while; that wait stays.
            var paging = skipping
            paging.longest = RunningSearches.patience - .seconds(1)
            services.providerSearch = RunningSearches(
                adapters: connections, films: own.films, search: own.search, timeline: Timeline(paging),
                now: { clock.now })
            services.cinema = Cinemas(
                adapters: connections, theatres: own.theatres, films: own.films,
                pages: ProgrammePages(
                    fetcher: ProgrammeFetcher(allowedHosts: []), matcher: ShowtimeMatcher(search: own.search)),
                now: { clock.now })
            self.services = services
        }

        func calls() async -> [ProviderSimulator.Service: Int] {
            var calls: [ProviderSimulator.Service: Int] = [:]
            for service in ProviderSimulator.Service.allCases {
                calls[service] = await running.control.callCount(of: service)
            }
            return calls
        }

        func live(wanted: Int, films: Int, shows: Int, searches: Int) async throws {
            let known = starter.filter { !$0.isShow }
            for film in known.prefix(wanted) {
                try await services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
            }
            _ = try await services.myServices.choose(
                MyServices(services: [StreamingService.wellKnown[0]], isRefreshed: true), of: .owner)
            try await lookAtTheFrontPage()
            // Half of the pages are of the watchlist.
            let opened = known.prefix(films / 2) + known.dropFirst(wanted).prefix(films / 2)
            for film in opened + starter.filter(\.isShow).prefix(shows) { try await open(film) }
            for film in known.prefix(wanted) { await dossiers.seekPicture(of: film.id) }
            for film in known.suffix(searches) { try await search(film.title) }
            try await lookAtACinema()
            let refresh = WeeklyRefresh(services: services, clock: clock.clock)
            while try await refresh.askAboutNext(permission: .granted) {}
            #expect(try await services.offerMemory.refreshCount(on: clock.clock.today) > 0)
        }

        /// The same pages once more.
        func lookAgain() async throws {
            try await lookAtTheFrontPage()
            let known = starter.filter { !$0.isShow }
            for film in known.prefix(20) { try await open(film) }
            for film in known.prefix(300) { await dossiers.seekPicture(of: film.id) }
        }

        private func lookAtTheFrontPage() async throws {
            for list in ProviderList.rows + [.year(clock.clock.today.year)] {
                _ = try await services.providerLists.fresh(list, permission: .granted)
            }
        }

        private func open(_ film: Film) async throws {
            clock.advance(seconds: 300)
            _ = try await services.dossiers.refresh(film, all: false, permission: .granted)
            _ = try await services.offers.fresh(film, in: .usual, anew: false, permission: .granted)
        }

        private func search(_ text: String) async throws {
            clock.advance(seconds: 300)
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
            #expect(try await services.standing(of: theatre).problem == nil)
        }
    }
}
