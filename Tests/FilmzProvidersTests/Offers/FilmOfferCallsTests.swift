import APICore
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct FilmOfferCallsTests {
    private static let country = CountryCode.usual
    private static let film = Film(id: Film.ID(.tmdb(1)), title: "One", externalIDs: ExternalIDs(tmdb: 1))
    private static let netflix = StreamingService(id: 8, name: "Netflix")

    /// Offers of a scripted TMDb, kept in a real store.
    private struct Table {
        let tmdb = ScriptedAdapter(.tmdb)
        let store: Store
        let clock = SettableClock()
        let offers: FilmOfferCalls

        init(isAsked: Bool = true) throws {
            let store = try Store.inMemory(clock: clock.clock)
            self.store = store
            offers = FilmOfferCalls(
                adapters: ScriptedAdapters([ScriptedAdapter(.omdb)] + (isAsked ? [tmdb] : [])),
                memory: store.services.offerMemory, matches: { try await store.providerMemory.matches(of: $0) },
                country: country, now: clock.clock.now)
        }

        func teach(_ kinds: OfferKind...) {
            let answer = OfferAnswer(
                entries: kinds.map { OfferAnswer.Entry($0, service: netflix) },
                page: URL(string: "https://tmdb.example/1"))
            tmdb.change { $0.offers[.tmdb(1)] = answer }
        }

        func fresh(_ film: Film = film, anew: Bool = false) async throws -> FilmOffers {
            try await offers.refreshed(film, in: country, anew: anew, permission: .granted)
        }
    }

    @Test func lookingAsksNobody() async throws {
        let table = try Table()
        let kept = try await table.offers.cached(Self.film, in: Self.country)
        #expect(kept.state == .notAsked)
        #expect(kept.canBeAsked)
        #expect(kept.isOutdated)
        #expect(table.tmdb.calls.isEmpty)
    }

    @Test func withoutTMDbNobodyIsAsked() async throws {
        let table = try Table(isAsked: false)
        let kept = try await table.fresh()
        #expect(kept.state == .notAsked)
        #expect(!kept.canBeAsked)
        #expect(!kept.isOutdated)
        #expect(try await table.offers.services(in: Self.country, permission: .granted) == StreamingService.wellKnown)
    }

    @Test func anAnswerIsKeptForADay() async throws {
        let table = try Table()
        table.teach(.stream)
        let offers = try await table.fresh()
        #expect(offers.state == .offered)
        #expect(offers.cached?.offers.map(\.service) == [Self.netflix])
        #expect(!offers.isOutdated)
        #expect(offers.failure == nil)
        table.clock.advance(seconds: 86_399)
        #expect(try await table.fresh() == offers)
        #expect(table.tmdb.calls == ["offers tmdb:1 US"])
        table.clock.advance(seconds: 1)
        table.teach()
        let later = try await table.fresh()
        #expect(later.state == .notOffered)
        #expect(later.cached?.gone.map(\.service) == [Self.netflix])
        #expect(table.tmdb.calls.count == 2)
        _ = try await table.fresh(anew: true)
        #expect(table.tmdb.calls.count == 3)
    }

    @Test func aFilmThatTMDbDoesNotHaveIsNotOneThatNobodyOffers() async throws {
        let table = try Table()
        #expect(try await table.fresh().state == .notKnown)
        #expect(table.tmdb.calls.count == 1)
        let unknown = Film(id: .random(), title: "By hand")
        #expect(try await table.fresh(unknown).state == .notAsked)
        #expect(try await !table.fresh(unknown).isOutdated, "There is no ID by which to ask.")
        #expect(table.tmdb.calls.count == 1)
    }

    @Test func aFailureKeepsWhatIsKnownAndIsNotRepeatedAtOnce() async throws {
        let table = try Table()
        table.tmdb.change { $0.failure = .unreachable }
        #expect(try await table.fresh().state == .failed)
        #expect(try await table.fresh().failure?.kind == .unreachable)
        #expect(table.tmdb.calls.count == 1, "It is left alone.")
        table.clock.advance(seconds: 301)
        table.tmdb.change { $0.failure = nil }
        table.teach(.rent)
        #expect(try await table.fresh().state == .offered)
        table.clock.advance(seconds: 90_000)
        table.tmdb.change { $0.failure = .timedOut }
        let failed = try await table.fresh()
        #expect(failed.state == .offered)
        #expect(failed.failure?.kind == .timedOut)
        #expect(!failed.isOutdated)
    }

    @Test func thePersonsWordCountsForWhichFilmIsAskedAbout() async throws {
        let table = try Table()
        _ = try await table.store.catalogue.replace(with: [Self.film], edition: "1")
        try await table.store.providerMemory.decide(.tmdb, id: .tmdb(7), for: Self.film.id, by: .ofThisMachine)
        _ = try await table.fresh()
        #expect(table.tmdb.calls == ["offers tmdb:7 US"])
        try await table.store.providerMemory.decide(.tmdb, id: nil, for: Self.film.id, by: .ofThisMachine)
        table.clock.advance(seconds: 90_000)
        #expect(try await !table.fresh().isOutdated)
        #expect(table.tmdb.calls.count == 1, "None of TMDb's films is this one.")
    }

    @Test func oneAnswerServesAllWhoAsk() async throws {
        let table = try Table()
        table.teach(.stream)
        await table.tmdb.door.close()
        async let first = table.fresh()
        async let second = table.fresh()
        while table.tmdb.calls.isEmpty { await Task.yield() }
        await table.tmdb.door.open()
        #expect(try await first == second)
        #expect(table.tmdb.calls.count == 1)
    }

    @Test func theServicesOfACountryAreAskedForOnceInAMonth() async throws {
        let table = try Table()
        table.tmdb.change { $0.services = [Self.netflix] }
        func services(_ permission: ProviderPermission?) async throws -> [StreamingService] {
            try await table.offers.services(in: Self.country, permission: permission)
        }
        #expect(try await services(nil) == StreamingService.wellKnown)
        #expect(table.tmdb.calls.isEmpty)
        #expect(try await services(.granted) == [Self.netflix])
        table.clock.advance(seconds: 29 * 86_400)
        #expect(try await services(.granted) == [Self.netflix])
        #expect(table.tmdb.calls.count == 1)
        table.clock.advance(seconds: 2 * 86_400)
        table.tmdb.change { $0.failure = .unreachable }
        #expect(try await services(.granted) == [Self.netflix], "What is known stays.")
        #expect(try await services(.granted) == [Self.netflix])
        #expect(table.tmdb.calls.count == 2)
    }

    // MARK: - The weekly refresh

    private func watched(_ count: Int, isRefreshed: Bool) async throws -> (Table, WeeklyRefresh) {
        let table = try Table()
        let films = (1...count).map { number in
            Film(id: Film.ID(.tmdb(number)), title: "F\(number)", externalIDs: ExternalIDs(tmdb: number))
        }
        _ = try await table.store.catalogue.replace(with: films, edition: "1")
        for film in films {
            try await table.store.services.myFilms.apply(.watchlist(true), to: film.id, of: .owner)
        }
        _ = try await table.store.services.myServices.choose(
            MyServices(services: [Self.netflix], isRefreshed: isRefreshed), of: .owner)
        var services = table.store.services
        services.offers = table.offers
        return (table, WeeklyRefresh(services: services, clock: table.clock.clock))
    }

    @Test func nobodyIsAskedByAClockUnlessAPersonWantsIt() async throws {
        let (table, refresh) = try await watched(2, isRefreshed: false)
        #expect(try await !refresh.askAboutNext(permission: .granted))
        #expect(table.tmdb.calls.isEmpty)
    }

    @Test func eachFilmOfAWatchlistIsAskedAboutOnceAWeek() async throws {
        let (table, refresh) = try await watched(3, isRefreshed: true)
        while try await refresh.askAboutNext(permission: .granted) {}
        #expect(Set(table.tmdb.calls) == ["offers tmdb:1 US", "offers tmdb:2 US", "offers tmdb:3 US"])
        table.clock.advance(seconds: 6 * 86_400)
        #expect(try await !refresh.askAboutNext(permission: .granted))
        #expect(table.tmdb.calls.count == 3)
        table.clock.advance(seconds: 2 * 86_400)
        table.teach(.stream)
        while try await refresh.askAboutNext(permission: .granted) {}
        #expect(table.tmdb.calls.count == 6)
        let news = try await table.store.services.newOnServices(of: .owner, at: table.clock.now)
        #expect(news.map(\.entry.film.id) == [Film.ID(.tmdb(1))])
    }

    @Test func aDayHasALimitThatARestartDoesNotChange() async throws {
        let (table, refresh) = try await watched(WeeklyRefresh.filmsOfDay + 5, isRefreshed: true)
        while try await refresh.askAboutNext(permission: .granted) {}
        #expect(table.tmdb.calls.count == WeeklyRefresh.filmsOfDay)
        var services = table.store.services
        services.offers = table.offers
        let restarted = WeeklyRefresh(services: services, clock: table.clock.clock)
        #expect(try await !restarted.askAboutNext(permission: .granted))
        table.clock.advance(seconds: 86_400)
        while try await restarted.askAboutNext(permission: .granted) {}
        #expect(table.tmdb.calls.count == WeeklyRefresh.filmsOfDay + 5)
    }

    @Test func aFailureEndsTheTurnAndIsNotRepeatedInTheWeek() async throws {
        let (table, refresh) = try await watched(2, isRefreshed: true)
        table.tmdb.change { $0.failure = .unreachable }
        #expect(try await !refresh.askAboutNext(permission: .granted))
        #expect(table.tmdb.calls.count == 1)
        table.tmdb.change { $0.failure = nil }
        #expect(try await refresh.askAboutNext(permission: .granted))
        #expect(try await !refresh.askAboutNext(permission: .granted))
        #expect(Set(table.tmdb.calls).count == 2, "Each film has one turn.")
    }

    @Test func whatBecameOfEachFilmOfAWatchlistAddsUp() async throws {
        let (table, refresh) = try await watched(5, isRefreshed: true)
        let services = table.store.services
        func report() async throws -> [Int] {
            let mine = try await services.myServices.services(of: .owner)
            let report = try #require(
                try await services.weeklyReport(on: mine, of: .owner, at: table.clock.clock.now()))
            #expect(report.all == 5)
            return OutcomeCounts.Outcome.allCases.map { report[$0] }
        }
        #expect(try await report() == [0, 0, 0, 0, 0, 5])
        table.teach(.stream)
        table.tmdb.change { $0.offers[.tmdb(2)] = OfferAnswer() }
        for _ in 1...3 { #expect(try await refresh.askAboutNext(permission: .granted)) }
        table.tmdb.change { $0.failure = .unreachable }
        _ = try await refresh.askAboutNext(permission: .granted)
        #expect(table.tmdb.calls.count == 4)
        #expect(try await report() == [1, 0, 1, 1, 1, 1])
        table.clock.advance(seconds: 8 * 86_400)
        #expect(try await report() == [0, 0, 0, 0, 0, 5])
        #expect(try await services.weeklyReport(on: MyServices(), of: .owner, at: table.clock.clock.now()) == nil)
    }

    // MARK: - The check of a watchlist

    private func check(_ table: Table, during time: Duration = .seconds(3_600)) async throws -> WatchlistCheck {
        var services = table.store.services
        services.offers = table.offers
        return try await services.checkWatchlist(
            of: .owner, during: time, clock: table.clock.clock, permission: .granted)
    }

    @Test func aWatchlistIsCheckedAtOnceInSteps() async throws {
        let count = WeeklyRefresh.filmsOfDay + 5
        let (table, _) = try await watched(count, isRefreshed: true)
        table.teach(.stream)
        #expect(try await check(table, during: .zero).doneCount == 0)
        #expect(table.tmdb.calls.isEmpty, "No call begins later than it may.")
        let step = try await check(table)
        #expect(step.goesOn)
        #expect(step.outcomes.all == count)
        #expect(step.doneCount == WeeklyRefresh.filmsOfDay)
        let end = try await check(table)
        #expect(!end.goesOn)
        #expect(end.failure == nil)
        #expect(end.doneCount == count)
        #expect(end.outcomes[.found] == 1)
        #expect(Set(table.tmdb.calls).count == count)
        #expect(table.tmdb.calls.count == count, "Each film is asked about once.")
        _ = try await check(table)
        table.clock.advance(seconds: 6 * 86_400)
        #expect(try await !check(table).goesOn)
        #expect(table.tmdb.calls.count == count)
        table.clock.advance(seconds: 2 * 86_400)
        #expect(try await check(table).goesOn)
    }

    @Test func aWatchlistIsNotCheckedUnlessThePersonAgreed() async throws {
        let (table, _) = try await watched(2, isRefreshed: false)
        let before = try await check(table)
        #expect(!before.goesOn)
        #expect(before.canBeAsked)
        #expect(before.outcomes[.waiting] == 2)
        #expect(table.tmdb.calls.isEmpty)
    }

    @Test func aFailureEndsTheCheckAndIsMadeUpForLater() async throws {
        let (table, _) = try await watched(20, isRefreshed: true)
        table.tmdb.change { $0.failure = .unreachable }
        let failed = try await check(table)
        #expect(failed.failure?.kind == .unreachable)
        #expect(!failed.goesOn)
        #expect(failed.doneCount == 0)
        let calls = table.tmdb.calls.count
        #expect(calls <= WatchlistCheck.callsAtOnce)
        table.tmdb.change { $0.failure = nil }
        // The films that failed are left alone for some minutes, and do not keep the others waiting.
        #expect(try await check(table).doneCount == 20 - calls)
        let paused = try await check(table)
        #expect(!paused.goesOn)
        #expect(paused.failure?.kind == .unreachable)
        table.clock.advance(seconds: 301)
        #expect(try await check(table).doneCount == 20)
    }
}
