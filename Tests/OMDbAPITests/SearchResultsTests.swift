import APICore
import APICoreTesting
import FilmzAPITestSupport
import OMDbAPI
import Testing

@Suite struct SearchResultsTests {
    private static let limitReached = APIResponse.text(
        #"{"Response":"False","Error":"Request limit reached!"}"#, status: 401)

    private static func stub(total: Int) -> MockTransport {
        MockTransport { _, call in .searchPage(call + 1, total: total) }
    }

    @Test func paceIsGentle() async throws {
        let pauses = (1...12).map { OMDbSearchResults.pace.pause(before: $0) }
        #expect(
            pauses == [.zero, .milliseconds(500), .milliseconds(500)] + Array(repeating: .seconds(3), count: 9))
        let clock = ManualClock()
        var pages = 0
        for try await _ in OMDbClient(Self.stub(total: 120), clock: clock).results(for: "order") { pages += 1 }
        #expect(pages == 12)
        #expect(clock.sleeps == Array(pauses.dropFirst()))
    }

    @MainActor @Test func pagesComeInOrderUntilTheLast() async throws {
        let stub = Self.stub(total: 23)
        var ids: [String] = []
        var counts: [Int] = []
        for try await page in OMDbClient(stub).results(for: "law & order", type: .movie, year: 1999) {
            ids += page.films.map(\.id)
            counts.append(page.films.count)
            #expect(page.total == 23)
        }
        #expect(counts == [10, 10, 3])
        #expect(ids == (0..<23).map { "tt\(1_000_000 + $0)" })
        #expect(
            await stub.addresses
                == (1...3).map {
                    "https://www.omdbapi.com/?s=law%20%26%20order&type=movie&y=1999&page=\($0)&apikey=secret"
                })
    }

    @Test func nothingIsAskedBeforeSomebodyIterates() async throws {
        let stub = Self.stub(total: 23)
        let pages = OMDbClient(stub).results(for: "order").makeAsyncIterator()
        for _ in 1...300 { await Task.yield() }
        #expect(await stub.requests.isEmpty)
        withExtendedLifetime(pages) {}
    }

    @Test func tenPagesComeByThemselvesAndTheRestOnDemand() async throws {
        let stub = Self.stub(total: 500)
        var pages = OMDbClient(stub).results(for: "order").makeAsyncIterator()
        _ = try await pages.next()
        try await eventually("ten pages are there") { await stub.requests.count >= 10 }
        for _ in 2...10 { _ = try await pages.next() }
        #expect(await stub.requests.count == 10)
        let eleventh = try await pages.next()
        #expect(eleventh?.films.first?.id == "tt1000100")
        #expect(await stub.requests.count == 11)
        _ = try await pages.next()
        #expect(await stub.requests.count == 12)
    }

    @Test func repeatedTitlesComeOnce() async throws {
        let stub = MockTransport { _, call in
            switch call {
            case 0: .searchPage(1, total: 30, repeating: ["tt1", "tt1", "tt2"])
            case 1: .searchPage(2, total: 30, repeating: ["tt2", "tt1000009", "tt3"])
            default: .searchPage(2, total: 30, repeating: ["tt3"])
            }
        }
        var ids: [String] = []
        for try await page in OMDbClient(stub).results(for: "order") { ids += page.films.map(\.id) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.prefix(3) == ["tt1", "tt2", "tt1000003"])
        #expect(ids.count == 9 + 8 + 2)
    }

    @Test func noResultIsNoError() async throws {
        let stub = Self.stub(total: 0)
        var pages = OMDbClient(stub).results(for: "order").makeAsyncIterator()
        #expect(try await pages.next() == nil)
        #expect(try await pages.next() == nil)
        #expect(await stub.requests.count == 1)
    }

    @Test func theEndMayComeEarlierThanAnnounced() async throws {
        let stub = MockTransport { _, call in .searchPage(call + 1, total: call < 2 ? 95 : 20) }
        let outcome = await OMDbClient(stub).results(for: "order").collect()
        #expect(outcome.films.count == 20)
        #expect(outcome.total == 95)
        #expect(outcome.failure == nil)
        #expect(await stub.requests.count == 3)
    }

    @Test func theHundredthPageIsTheLast() async throws {
        let stub = Self.stub(total: 5000)
        let outcome = await OMDbClient(stub).results(for: "order").collect(upTo: .max)
        #expect(outcome.films.count == 1000)
        #expect(outcome.total == 5000)
        #expect(await stub.requests.count == 100)
    }

    @Test(arguments: [1, 2, 5, 10, 12, 30]) func whatCameBeforeTheQuotaEndedIsKept(failing: Int) async throws {
        let stub = MockTransport { _, call in
            call + 1 < failing ? .searchPage(call + 1, total: 500) : Self.limitReached
        }
        var pages = OMDbClient(stub).results(for: "order").makeAsyncIterator()
        for _ in 1..<failing { #expect(try await pages.next()?.films.count == 10) }
        await #expect { _ = try await pages.next() } throws: { ($0 as? APIError)?.kind == .quotaExceeded }
        #expect(try await pages.next() == nil)
        #expect(await stub.requests.count == failing)

        let again = MockTransport { _, call in
            call + 1 < failing ? .searchPage(call + 1, total: 500) : Self.limitReached
        }
        let outcome = await OMDbClient(again).results(for: "order").collect(upTo: 1000)
        #expect(outcome.films.count == (failing - 1) * 10)
        #expect(outcome.total == (failing == 1 ? nil : 500))
        #expect(outcome.failure?.kind == .quotaExceeded)
    }

    @Test func collectTakesNoMoreThanAskedFor() async throws {
        let stub = Self.stub(total: 500)
        let outcome = await OMDbClient(stub).results(for: "order").collect(upTo: 25)
        #expect(outcome.films.count == 25)
        #expect(outcome.total == 500)
        #expect(outcome.failure == nil)
        #expect(await stub.requests.count == 3)

        let none = await OMDbClient(stub).results(for: "order").collect(upTo: 0)
        #expect(none.films.isEmpty)
        #expect(await stub.requests.count == 3)

        let empty = await OMDbClient(Self.stub(total: 0)).results(for: "order").collect()
        #expect(empty.total == 0)
        #expect(empty.failure == nil)
    }

    @Test func anEmptyListKeepsTheTotalThatOMDbSays() async throws {
        let told = MockTransport(#"{"Search":[],"totalResults":"88","Response":"True"}"#)
        let outcome = await OMDbClient(told).results(for: "order").collect()
        #expect(outcome.films.isEmpty)
        #expect(outcome.total == 88)
        #expect(outcome.failure == nil)
        let untold = MockTransport(#"{"Search":[],"Response":"True"}"#)
        #expect(await OMDbClient(untold).results(for: "order").collect().total == nil)
    }

    @Test func withoutATotalAFullPageIsNotTheLast() async throws {
        let stub = MockTransport { _, call in
            let items = (0..<(call < 2 ? 10 : 9)).map { number in #"{"imdbID":"tt\#(call * 10 + number)"}"# }
            return .text(#"{"Search":[\#(items.joined(separator: ","))],"Response":"True"}"#)
        }
        let outcome = await OMDbClient(stub).results(for: "order").collect()
        #expect(outcome.films.count == 29)
        #expect(outcome.total == nil)
        #expect(await stub.requests.count == 3)
    }
}
