import APICore
import FilmzAPITestSupport
import FilmzDomain
import Testing

@testable import FilmzProviders

/// Searches that are left, continued, stopped and pushed aside by others.
@Suite(.timeLimit(.minutes(10))) struct RunningSearchPausesTests {
    private let query: SearchQuery
    private let adapter = ScriptedAdapter(.tmdb)

    init() throws {
        query = try #require(SearchQuery("harbour"))
        adapter.change { $0.pages[1] = .of(1...3, by: .tmdb, hasMore: true) }
    }

    private func table() async throws -> SearchesTable {
        await adapter.door.close()
        return try await SearchesTable([adapter])
    }

    @Test func aCancelledWaitEndsAtOnceAndTheSearchSoonAfter() async throws {
        let table = try await table()
        let begun = try await table.now(query)
        let waits = (1...3).map { _ in Task { try await table.after(begun.revision, query) } }
        try await eventually("they wait") { table.held.sleeping.isEmpty && adapter.calls.count == 1 }
        for wait in waits {
            wait.cancel()
            await #expect(throws: CancellationError.self) { try await wait.value }
        }
        try await eventually("the absence is noticed") { table.held.sleeping == [RunningSearches.patience] }
        table.held.advance(by: RunningSearches.patience)
        try await eventually("the call is cancelled") { adapter.cancelled == 1 }
        #expect(try await table.now(query).providers.map(\.state) == [.stopped])
    }

    @Test func goesOnWhenSomebodyComesInTime() async throws {
        let table = try await table()
        let begun = try await table.now(query)
        try await eventually("the absence is noticed") { table.held.sleeping == [RunningSearches.patience] }
        table.held.advance(by: .seconds(4))
        let wait = Task { try await table.after(begun.revision, query) }
        try await eventually("somebody waits") { table.held.sleeping.isEmpty }
        table.held.advance(by: .seconds(60))
        await adapter.door.open()
        #expect(try await wait.value.films.count == 3)
        #expect(adapter.calls == ["page 1"])
    }

    @Test func isTakenUpBySomebodyWhoWaits() async throws {
        let table = try await table()
        _ = try await table.now(query)
        try await eventually("the absence is noticed") { table.held.sleeping == [RunningSearches.patience] }
        table.held.advance(by: RunningSearches.patience)
        try await eventually("the call is cancelled") { adapter.cancelled == 1 }
        let paused = try await table.now(query)
        #expect(paused.hasMore)
        await adapter.door.open()
        var progress = try await table.after(paused.revision, query)
        while !progress.isAtRest { progress = try await table.after(progress.revision, query) }
        #expect(progress.films.count == 3)
        #expect(progress.providers.map(\.state) == [.hasMore])
        #expect(adapter.calls == ["page 1", "page 1"])
    }

    @Test func whoHasNotHeardOfThePauseIsToldAndStartsNothing() async throws {
        let table = try await table()
        let begun = try await table.now(query)
        try await eventually("the absence is noticed") { table.held.sleeping == [RunningSearches.patience] }
        table.held.advance(by: RunningSearches.patience)
        try await eventually("the call is cancelled") { adapter.cancelled == 1 }
        let told = try await table.after(begun.revision, query)
        #expect(told.providers.map(\.state) == [.stopped])
        #expect(adapter.calls == ["page 1"])
    }

    @Test func whatAPersonStoppedGoesOnOnlyWhenAskedTo() async throws {
        let table = try await table()
        let begun = try await table.now(query)
        let wait = Task { try await table.after(begun.revision, query) }
        try await eventually("it is asked") { adapter.calls.count == 1 }
        try await table.searches.stop(query, for: SearchesTable.person)
        let stopped = try await wait.value
        #expect(stopped.providers.map(\.state) == [.stopped])
        #expect(try await table.after(stopped.revision, query) == stopped)
        await adapter.door.open()
        try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted)
        #expect(try await table.rest(query).films.count == 3)
    }

    @Test func anAnswerThatComesTooLateIsNotTold() async throws {
        adapter.change { script in
            script.isDeaf = true
            for page in 1...3 { script.pages[page] = .of((page * 10)...(page * 10 + 2), by: .tmdb, hasMore: true) }
        }
        let table = try await table()
        _ = try await table.now(query)
        try await eventually("it is asked") { adapter.calls.count == 1 }
        try await table.searches.stop(query, for: SearchesTable.person)
        try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted)
        try await eventually("it is asked again") { adapter.calls.count == 2 }
        await adapter.door.open()
        #expect(try await table.rest(query).films.count == 3)
        try await table.searches.goOn(query, for: SearchesTable.person, permission: .granted)
        #expect(try await table.rest(query).films.count == 6)
        #expect(adapter.calls == ["page 1", "page 1", "page 2"])
    }

    @Test func ofOnePersonsSearchesTheOldestPauses() async throws {
        let table = try await table()
        let queries = try ["one", "two", "three", "four"].map { try #require(SearchQuery($0)) }
        var waits: [Task<SearchProgress, any Error>] = []
        for (number, query) in queries.enumerated() {
            let begun = try await table.now(query)
            waits.append(Task { try await table.after(begun.revision, query) })
            try await eventually("it is asked") { adapter.calls.count == number + 1 }
        }
        #expect(try await waits[0].value.providers.map(\.state) == [.stopped])
        await adapter.door.open()
        for wait in waits.dropFirst() { #expect(try await wait.value.films.count == 3) }

        let other = Person.ID(rawValue: 2)
        #expect(
            try await table.searches.progress(of: queries[1], for: other, permission: .granted).films.isEmpty,
            "everybody has their own")
    }

    @Test func twoSpellingsAreOneSearch() async throws {
        let table = try await table()
        await adapter.door.open()
        let progress = try await table.rest(query)
        let same = try #require(SearchQuery("  HÂRBOUR! "))
        #expect(try await table.now(same) == progress)
        #expect(adapter.calls.count == 1)
    }

    @Test func isForgottenAfterAWhile() async throws {
        let table = try await table()
        await adapter.door.open()
        _ = try await table.rest(query)
        table.held.advance(by: RunningSearches.lifetime - .seconds(1))
        _ = try await table.now(query)
        #expect(adapter.calls.count == 1)
        table.held.advance(by: RunningSearches.lifetime)
        _ = try await table.rest(query)
        #expect(adapter.calls.count == 2)
    }

    @Test func isBegunAnewWhenOthersAreAsked() async throws {
        let table = try await table()
        await adapter.door.open()
        _ = try await table.rest(query)
        let amc = ScriptedAdapter(.amc)
        table.asked.change([adapter, amc])
        let progress = try await table.rest(query)
        #expect(progress.providers.map(\.provider) == [.tmdb, .amc])
        #expect(amc.calls.count == 1)
    }

    @Test func keepsAHundredSearches() async throws {
        let table = try await table()
        await adapter.door.open()
        for number in 0...RunningSearches.limit {
            _ = try await table.rest(try #require(SearchQuery("number \(number)")))
        }
        #expect(adapter.calls.count == 101)
        _ = try await table.rest(try #require(SearchQuery("number 1")))
        #expect(adapter.calls.count == 101)
        _ = try await table.rest(try #require(SearchQuery("number 0")))
        #expect(adapter.calls.count == 102)
    }
}
