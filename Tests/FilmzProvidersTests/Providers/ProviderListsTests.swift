import APICore
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Synchronization
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct ProviderListsTests {
    /// Lists with scripted providers, and a real store.
    private struct Table {
        let adapters: [Provider: ScriptedAdapter]
        let asked: ScriptedAdapters
        let store: Store
        let clock = SettableClock()
        let pictures = Pictures()
        let lists: ProviderLists

        init(_ providers: [Provider] = [.tmdb, .amc], catalogue: [Film] = []) async throws {
            let scripted = providers.map { ScriptedAdapter($0) }
            adapters = Dictionary(uniqueKeysWithValues: scripted.map { ($0.provider, $0) })
            asked = ScriptedAdapters(scripted)
            store = try Store.inMemory(clock: clock.clock)
            if !catalogue.isEmpty { _ = try await store.catalogue.replace(with: catalogue, edition: "1") }
            let switches = Switches()
            lists = ProviderLists(
                adapters: asked,
                switches: ProviderLists.Switches(
                    on: { Set(ProviderList.Kind.allCases.filter(switches.isOn)) }, set: { switches.set($0, $1) }),
                memory: store.providerMemory, films: store.services.films, country: "US",
                pictures: { [pictures] url, film, _ in pictures.note(url, film) }, clock: clock.clock)
        }

        func adapter(_ provider: Provider) -> ScriptedAdapter { adapters[provider] ?? ScriptedAdapter(provider) }

        /// Makes a provider name these films on a list.
        func teach(_ list: ProviderList, _ films: [Film], _ provider: Provider = .tmdb) {
            adapter(provider).change {
                $0.lists[list] = films.map { ProviderHit(film: $0, providers: [provider]) }
            }
        }

        func fresh(_ list: ProviderList) async throws -> FilledProviderList? {
            try await lists.refreshed(list, permission: .granted)
        }
    }

    private final class Switches: Sendable {
        private let off = Mutex<Set<ProviderList.Kind>>([])

        func isOn(_ kind: ProviderList.Kind) -> Bool { off.withLock { !$0.contains(kind) } }

        func set(_ isOn: Bool, _ kind: ProviderList.Kind) {
            off.withLock { off in
                if isOn { off.remove(kind) } else { off.insert(kind) }
            }
        }
    }

    /// A film as TMDb lists it: the test's clock stands on 14 July 2011.
    private static func listed(_ number: Int, _ title: String, day: String? = "2011-07-20", poster: Bool = false)
        -> Film
    {
        Film(
            id: Film.ID(.tmdb(number)), title: title, year: 2011, releaseDate: day.flatMap { CalendarDay($0) },
            poster: poster ? URL(string: "https://pictures.example/\(number).jpg") : nil,
            externalIDs: ExternalIDs(tmdb: number), kind: .film)
    }

    @Test func lookingAsksNobody() async throws {
        let table = try await Table()
        let kept = try await table.lists.cached(ProviderList.rows, limit: 12)
        #expect(kept.map(\.list) == [.inCinemas, .comingSoon, .trending, .onTheAir])
        #expect(kept.allSatisfy { $0.isOutdated && $0.entries.isEmpty && $0.fetchedAt == nil && $0.provider == .tmdb })
        #expect(table.adapter(.tmdb).calls.isEmpty)
    }

    @Test func theBestSourceAtHandIsAsked() async throws {
        let table = try await Table([.amc, .iTunes])
        table.teach(.inCinemas, [Self.listed(1, "Harbour")], .amc)
        #expect(try await table.fresh(.inCinemas)?.provider == .amc)
        #expect(try await table.fresh(.toBuyOrRent)?.provider == .iTunes)
        #expect(try await table.fresh(.trending) == nil)
        #expect(try await table.lists.cached([.trending, .inCinemas], limit: 12).map(\.list) == [.inCinemas])
        #expect(
            try await table.lists.switches().map(\.provider) == [.amc, .amc, .iTunes, nil, nil, nil])
    }

    @Test func aListIsKeptForADay() async throws {
        let table = try await Table()
        table.teach(.trending, [Self.listed(2, "Second", poster: true), Self.listed(1, "First")])
        let list = try #require(try await table.fresh(.trending))
        #expect(list.entries.map(\.film.title) == ["Second", "First"])
        #expect(list.entries.map(\.released) == [CalendarDay("2011-07-20"), CalendarDay("2011-07-20")])
        #expect(list.fetchedAt == table.clock.now)
        #expect(!list.isOutdated)
        #expect(list.failure == nil)
        #expect(table.pictures[Film.ID(.tmdb(2))] != nil)
        table.clock.advance(seconds: 86_399)
        #expect(try await table.fresh(.trending) == list)
        #expect(table.adapter(.tmdb).calls.count == 1)
        table.clock.advance(seconds: 1)
        #expect(try await table.lists.cached(.trending)?.isOutdated == true)
        table.teach(.trending, [])
        #expect(try await table.fresh(.trending)?.entries == [])
        #expect(table.adapter(.tmdb).calls.count == 2)
    }

    @Test func ourFilmsAreRecognisedAndEachIsThereOnce() async throws {
        let ours = Film.sample("Harbour", imdb: 41, tmdb: 1, year: 2011, prominence: 9)
        let table = try await Table(catalogue: [ours])
        table.teach(
            .inCinemas, [Self.listed(1, "The Harbour"), Self.listed(2, "Other"), Self.listed(1, "The Harbour")])
        let films = try #require(try await table.fresh(.inCinemas)).entries.map(\.film)
        #expect(films.map(\.title) == ["Harbour", "Other"])
        #expect(films.first?.id == ours.id)
        // The film that only TMDb knows is reachable, and becomes ours by doing anything with it.
        let other = Film.ID(.tmdb(2))
        #expect(try await table.store.services.films.film(other)?.title == "Other")
        try await table.store.services.myFilms.apply(.watchlist(true), to: other, of: .owner)
        let shelf = try await table.store.services.myFilms.shelf(
            MyFilmsQuery(shelf: .watchlist), of: .owner, page: PageRequest())
        #expect(shelf.films.items.map(\.film.id) == [other])
    }

    @Test func whatIsOutNoLongerComesSoon() async throws {
        let table = try await Table()
        table.teach(
            .comingSoon,
            [
                Self.listed(1, "Today", day: "2011-07-14"), Self.listed(2, "Soon", day: "2011-07-15"),
                Self.listed(3, "Some day", day: nil),
            ])
        #expect(try await table.fresh(.comingSoon)?.entries.map(\.film.title) == ["Soon", "Some day"])
        table.clock.advance(seconds: 86_400)
        #expect(try await table.lists.cached(.comingSoon)?.entries.map(\.film.title) == ["Some day"])
    }

    @Test func aFailureKeepsTheListAndIsRemembered() async throws {
        let table = try await Table()
        table.teach(.trending, [Self.listed(1, "Kept")])
        _ = try await table.fresh(.trending)
        table.clock.advance(seconds: 90_000)
        table.adapter(.tmdb).change { $0.failure = .unreachable }
        let failed = try #require(try await table.fresh(.trending))
        #expect(failed.entries.map(\.film.title) == ["Kept"])
        #expect(failed.failure?.kind == .unreachable)
        #expect(!failed.isOutdated)
        _ = try await table.fresh(.trending)
        #expect(table.adapter(.tmdb).calls.count == 2, "It is left alone.")
        table.clock.advance(seconds: 301)
        table.adapter(.tmdb).change { $0.failure = nil }
        #expect(try await table.lists.cached(.trending)?.isOutdated == true)
        #expect(try await table.fresh(.trending)?.failure == nil)
        #expect(table.adapter(.tmdb).calls.count == 3)
    }

    @Test func oneAnswerServesAllWhoAskAndNoListWaitsForAnother() async throws {
        let table = try await Table([.tmdb, .iTunes])
        table.teach(.trending, [Self.listed(1, "Trend")])
        table.teach(.toBuyOrRent, [Self.listed(2, "Shop")], .iTunes)
        let door = table.adapter(.tmdb).door
        await door.close()
        async let first = table.fresh(.trending)
        async let second = table.fresh(.trending)
        #expect(try await table.fresh(.toBuyOrRent)?.entries.map(\.film.title) == ["Shop"])
        #expect(try await table.lists.cached(ProviderList.rows, limit: 12).count == 5)
        await door.open()
        #expect(try await first?.entries == second?.entries)
        #expect(table.adapter(.tmdb).calls.count == 1)
    }

    @Test func aListThatIsOffIsNotAskedFor() async throws {
        let table = try await Table()
        try await table.lists.setOn(false, kind: .trending)
        try await table.lists.setOn(false, kind: .year)
        #expect(try await table.fresh(.trending) == nil)
        #expect(try await table.fresh(.year(1931)) == nil)
        #expect(
            try await table.lists.cached(ProviderList.rows, limit: 12).map(\.list) == [
                .inCinemas, .comingSoon, .onTheAir,
            ])
        #expect(try await table.lists.switches().filter { !$0.isOn }.map(\.kind) == [.trending, .year])
        #expect(table.adapter(.tmdb).calls.isEmpty)
        try await table.lists.setOn(true, kind: .trending)
        #expect(try await table.fresh(.trending) != nil)
    }

    @Test func whoStopsWaitingStopsNobodyElse() async throws {
        let table = try await Table()
        table.teach(.trending, [Self.listed(1, "Trend")])
        await table.adapter(.tmdb).door.close()
        let impatient = Task { try await table.fresh(.trending) }
        while table.adapter(.tmdb).calls.isEmpty { await Task.yield() }
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        async let patient = table.fresh(.trending)
        await table.adapter(.tmdb).door.open()
        #expect(try await patient?.entries.count == 1)
        #expect(table.adapter(.tmdb).calls.count == 1)
    }
}
