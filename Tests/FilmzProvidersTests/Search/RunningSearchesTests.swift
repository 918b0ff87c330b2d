import APICore
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct RunningSearchesTests {
    private let query: SearchQuery

    init() throws {
        query = try #require(SearchQuery("harbour lights"))
    }

    private static func paged(
        _ provider: Provider, pagesAhead: Int = 1, pages: Int, pace: Pace = Pace([])
    ) -> ScriptedAdapter {
        let adapter = ScriptedAdapter(provider, pace: pace, pagesAhead: pagesAhead)
        adapter.change { script in
            for page in 1...pages {
                let numbers = (page * 10)..<(page * 10 + 10)
                script.pages[page] = .of(numbers, by: provider, hasMore: page < pages, total: pages * 10)
            }
        }
        return adapter
    }

    @Test func withNobodyToAskItIsAtRest() async throws {
        let table = try await SearchesTable([])
        #expect(try await table.now(query) == SearchProgress())
        #expect(try await table.after(0, query).isAtRest)
        try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted)
    }

    @Test(arguments: [
        ("harbour 2", "harbour ii"), ("harbour part two", "harbour part two"), ("har bour ii", "harbour ii"),
        ("harbuor ii", "harbour ii"), ("lighthouse 2", "lighthouse 2"),
    ])
    func asksForTheWordsOfTheTitleThatIsMeant(typed: String, asked: String) async throws {
        let omdb = Self.paged(.omdb, pages: 1)
        let table = try await SearchesTable([omdb], catalogue: [.sample("The Harbour II", imdb: 1)])
        _ = try await table.rest(try #require(SearchQuery(typed)))
        #expect(omdb.queries == [asked])
    }

    @Test func tellsWhatEachFindsAsItComes() async throws {
        let omdb = Self.paged(.omdb, pages: 1)
        let tmdb = Self.paged(.tmdb, pages: 3)
        await omdb.door.close()
        await tmdb.door.close()
        let table = try await SearchesTable([omdb, tmdb])
        let begun = try await table.now(query)
        #expect(begun.films.isEmpty)
        #expect(begun.providers.map(\.state) == [.asking, .asking])

        async let next = table.after(begun.revision, query)
        await tmdb.door.open()
        let first = try await next
        #expect(first.revision > begun.revision)
        #expect(first.films.map(\.film.title) == (10...19).map { "TMDb \($0)" })
        #expect(first.providers.map(\.state) == [.asking, .hasMore])
        #expect(first.providers.last?.total == 30)
        #expect(first.providers.last?.count == 10)
        #expect(!first.isAtRest)

        await omdb.door.open()
        let rest = try await table.rest(query)
        #expect(rest.films.map(\.film.title) == first.films.map(\.film.title) + (10...19).map { "OMDb \($0)" })
        #expect(rest.providers.map(\.state) == [.done, .hasMore])
        #expect(rest.isAtRest)
        #expect(rest.hasMore)
        #expect(omdb.calls == ["page 1"])
        #expect(tmdb.calls == ["page 1"])
        #expect(try await table.after(rest.revision, query) == rest, "nothing is waited for at rest")
        #expect(try await table.after(rest.revision + 9, query) == rest, "of another search")
    }

    @Test func asksPagesAheadAtTheProvidersPace() async throws {
        let pace = Pace([.zero, .seconds(1), .seconds(2)])
        let omdb = Self.paged(.omdb, pagesAhead: 3, pages: 5, pace: pace)
        let table = try await SearchesTable([omdb])
        let waiting = Task { try await table.rest(query) }
        for pause in [Duration.seconds(1), .seconds(2)] {
            try await eventually("it pauses") { table.held.sleeping.contains(pause) }
            table.held.advance(by: pause)
        }
        let ahead = try await waiting.value
        #expect(ahead.films.count == 30)
        #expect(ahead.providers.map(\.state) == [.hasMore])

        // One more page, however often it is asked for.
        for _ in 1...3 { try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted) }
        let going = try await table.now(query)
        #expect(going.providers.map(\.state) == [.asking])
        let more = Task { try await table.rest(query) }
        try await eventually("it pauses") { table.held.sleeping.contains(.seconds(2)) }
        table.held.advance(by: .seconds(2))
        #expect(try await more.value.films.count == 40)
        #expect(omdb.calls == (1...4).map { "page \($0)" })
    }

    @Test func eachFailureStandsBesideWhatOthersFound() async throws {
        let kinds: [(APIError.Kind, ProviderFailure.Kind)] = [
            (.unreachable, .unreachable), (.timedOut, .timedOut), (.serviceUnavailable, .unavailable),
            (.unreadable, .unreadable), (.unauthorized, .wrongKey), (.quotaExceeded, .quotaUsedUp),
            (.rateLimited(retryAfter: nil), .paused), (.rejected, .rejected),
        ]
        for (kind, failure) in kinds {
            let omdb = Self.paged(.omdb, pages: 1)
            let amc = ScriptedAdapter(.amc)
            amc.change { $0.failure = kind }
            let progress = try await SearchesTable([omdb, amc]).rest(query)
            #expect(progress.films.count == 10)
            #expect(progress.providers.first?.state == .done)
            guard case .failed(let told) = progress.providers.last?.state else {
                Issue.record("\(kind) is not told")
                continue
            }
            #expect(told.kind == failure)
        }
    }

    @Test func keepsThePagesBeforeAFailureAndTriesAgainLater() async throws {
        let omdb = Self.paged(.omdb, pages: 3)
        let table = try await SearchesTable([omdb])
        _ = try await table.rest(query)
        omdb.change { $0.failure = .quotaExceeded }
        try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted)
        let failed = try await table.rest(query)
        #expect(failed.films.count == 10)
        #expect(
            failed.providers.map(\.state)
                == [.failed(ProviderFailure(.quotaUsedUp, until: Timestamp("2011-07-15T00:00:00.000Z")))])
        omdb.change { $0.failure = nil }
        #expect(try await table.now(query).isAtRest, "not at once")
        table.held.advance(by: RunningSearches.retryAfter)
        #expect(try await table.rest(query).films.count == 20)
        #expect(omdb.calls == ["page 1", "page 2", "page 2"])
    }

    @Test func saysWhenThereIsNothingOrTooLittleToLookFor() async throws {
        let omdb = ScriptedAdapter(.omdb)
        let tmdb = ScriptedAdapter(.tmdb)
        omdb.change { $0.pages[1] = ProviderPage(films: [], hasMore: false, isTooShort: true) }
        let progress = try await SearchesTable([omdb, tmdb]).rest(query)
        #expect(progress.providers.map(\.state) == [.tooShort, .nothing])
        #expect(!progress.hasMore)
    }

    @Test func whoRepeatsPagesForeverComesToAnEnd() async throws {
        let omdb = ScriptedAdapter(.omdb, pagesAhead: 100)
        omdb.change { $0.lastPage = .of(1...10, by: .omdb, hasMore: true, total: 1_000_000) }
        let progress = try await SearchesTable([omdb]).rest(query)
        #expect(progress.films.count == 10)
        #expect(progress.providers.map(\.state) == [.done])
        #expect(omdb.calls.count == 3)
    }

    @Test func keepsFewerSearchesThatFoundALot() async throws {
        let adapter = ScriptedAdapter(.tmdb)
        adapter.change { $0.lastPage = .of(1...ProviderHits.limit, by: .tmdb) }
        let table = try await SearchesTable([adapter])
        let queries = try (0...3).map { try #require(SearchQuery("number \($0)")) }
        for query in queries { _ = try await table.rest(query) }
        #expect(adapter.calls.count == 4)
        for query in queries.dropFirst() { _ = try await table.rest(query) }
        #expect(adapter.calls.count == 4)
        _ = try await table.rest(queries[0])
        #expect(adapter.calls.count == 5)
    }

    @Test func keepsNoMoreThanItsLimit() async throws {
        let adapters = [Provider.tmdb, .amc].map { ScriptedAdapter($0, pagesAhead: 100) }
        for adapter in adapters {
            adapter.change { script in
                for page in 1...30 {
                    let numbers = (page * 100)..<(page * 100 + 100)
                    script.pages[page] = .of(numbers, by: adapter.provider, hasMore: true)
                }
            }
        }
        let progress = try await SearchesTable(adapters).rest(query)
        #expect(progress.films.count == ProviderHits.limit)
        #expect(progress.providers.map(\.state) == [.done, .done])
    }
}
