import APICore
import APICoreTesting
import FilmzAPITestSupport
import FilmzContracts
import FilmzDomain
import FilmzProviderSimulator
import FilmzTestSupport
import Foundation
import HTTPTypes
import Testing

@testable import FilmzProviders

/// Which answers are kept, and for how long, with the simulated services.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CachedTests {
    typealias Fault = ProviderSimulator.Fault

    private let keys: [Provider: String] = [
        .omdb: ProviderSimulator.omdbKey, .tmdb: ProviderSimulator.tmdbToken, .amc: ProviderSimulator.amcKey,
    ]

    @Test(arguments: [(Provider.omdb, Int64(86_400)), (.iTunes, 3_600), (.amc, 3_600)])
    func aGoodAnswerIsGivenAgainAsLongAsItMayBe(provider: Provider, seconds: Int64) async throws {
        let service = try #require(ProviderSimulator.Service(rawValue: provider.rawValue))
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            let adapter = try #require(await connected.adapter(provider))
            let first = try await adapter.titles("alien")
            #expect(try await adapter.titles("alien") == first)
            connected.clock.advance(seconds: seconds - 1)
            #expect(try await adapter.titles("alien") == first)
            #expect(await connected.calls(service) == 1)
            // Also after a restart.
            try await connected.restarted(keys: keys) { again async throws in
                #expect(await again.failure(provider) == nil)
            }
            #expect(await connected.calls(service) == 1)
            connected.clock.advance(seconds: 1)
            _ = try await adapter.titles("alien")
            #expect(await connected.calls(service) == 2)
            #expect(await connected.failure(provider, fresh: true) == nil)
            #expect(await connected.calls(service) == 3)
            #expect(await connected.failure(provider) == nil)
            #expect(await connected.calls(service) == 3)
        }
    }

    @Test func whetherAnOldAnswerHoldsIsAskedForAndRenewsIt() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            let adapter = try #require(await connected.adapter(.tmdb))
            let first = try await adapter.titles("alien")
            #expect(!first.isEmpty)
            // The answer says two minutes; it is kept at least ten.
            connected.clock.advance(seconds: 599)
            #expect(try await adapter.titles("alien") == first)
            #expect(await connected.calls(.tmdb) == 1)
            connected.clock.advance(seconds: 1)
            #expect(try await adapter.titles("alien") == first)
            #expect(await connected.calls(.tmdb) == 2)
            #expect(try await connected.status(.tmdb)?.failure == nil)
            connected.clock.advance(seconds: 599)
            #expect(try await adapter.titles("alien") == first)
            #expect(await connected.calls(.tmdb) == 2)
        }
    }

    @Test(arguments: [Fault.Kind.unauthorized, .html, .invalidJSON, .quota, .notFound])
    func failuresAreNeverKept(fault: Fault.Kind) async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.running.control.set(Fault(fault), for: .omdb)
            let adapter = try #require(await connected.adapter(.omdb))
            await #expect(throws: APIError.self) { _ = try await adapter.title("tt0078748") }
            await connected.running.control.set(nil, for: .omdb)
            connected.clock.now = connected.clock.now.endOfDay
            #expect(try await adapter.title("tt0078748") == "Alien")
        }
    }

    @Test func identicalCallsUnderWayAreOne() async throws {
        try await ConnectedSimulator.run(keys: keys) { connected async throws in
            await connected.running.control.set(Fault(.slow(.milliseconds(300)), calls: 1), for: .tmdb)
            let adapter = try #require(await connected.adapter(.tmdb))
            let titles = try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 1...20 { group.addTask { try await adapter.titles("alien") } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(titles.count == 20)
            #expect(Set(titles).count == 1)
            #expect(await connected.calls(.tmdb) == 1)
        }
    }
}

/// The same with a transport that a test controls.
@Suite(.timeLimit(.minutes(10))) struct CachedRulesTests {
    private let clock = SettableClock()
    private let folder: TemporaryFolder
    private let cache: AnswerCache

    init() throws {
        folder = TemporaryFolder()
        let clock = clock
        cache = AnswerCache(try DiskCache(folder: folder.path, limit: 10 << 20)) { clock.now }
    }

    private func adapter(_ stub: MockTransport, key: String = "abc", bypass: Bool = false) throws -> TestAdapter {
        let cached = Cached(stub, provider: .tmdb, cache: cache, bypass: bypass) { Provider.tmdb.fault(in: $0) }
        return TestAdapter(
            ProviderLine(
                provider: .tmdb, key: try ProviderKey(key), address: nil, language: "en-US", country: "US",
                transport: cached, retry: .never, around: { $0 }))
    }

    private static let page = #"{"page": 1, "results": [], "total_pages": 1, "total_results": 0}"#

    private func answer(_ control: String?, tag: String? = nil, body: String = page) -> MockTransport {
        MockTransport { _, _ in
            var response = APIResponse.text(body)
            response.fields[.cacheControl] = control
            response.fields[.eTag] = tag
            return response
        }
    }

    @Test(
        arguments: [
            (nil, 600), ("public, max-age=14400", 14_400), ("max-age=0", 600), ("max-age=99999999999", 180 * 86_400),
            ("Max-Age=9000", 9_000), ("no-store", 0), ("max-age=x", 600),
        ] as [(String?, Int64)])
    func tmdbSaysHowLongItsAnswersAreGood(control: String?, seconds: Int64) async throws {
        let stub = answer(control)
        let adapter = try adapter(stub)
        _ = try await adapter.titles("alien")
        if seconds > 0 {
            clock.advance(seconds: seconds - 1)
            _ = try await adapter.titles("alien")
            #expect(await stub.requests.count == 1)
        }
        clock.advance(seconds: 1)
        _ = try await adapter.titles("alien")
        #expect(await stub.requests.count == 2)
    }

    @Test func nothingIsKeptForLongerThanHalfAYear() async throws {
        let stub = MockTransport { request, _ in
            var response = APIResponse.text(Self.page, status: request.fields[.ifNoneMatch] == nil ? 200 : 304)
            response.fields[.eTag] = "\"a\""
            response.fields[.cacheControl] = "max-age=8640000"
            return response
        }
        let adapter = try adapter(stub)
        // Asked for every hundred days, it is found to be still good once, and then loaded again.
        for _ in 1...3 {
            _ = try await adapter.titles("alien")
            clock.advance(seconds: 100 * 86_400)
        }
        #expect(await stub.requests.map { $0.fields[.ifNoneMatch] } == [nil, "\"a\"", nil])
    }

    @Test func aClockThatIsSetBackMakesNothingFresh() async throws {
        let stub = answer("max-age=9000")
        let adapter = try adapter(stub)
        _ = try await adapter.titles("alien")
        clock.advance(seconds: -100_000)
        _ = try await adapter.titles("alien")
        #expect(await stub.requests.count == 2)
    }

    @Test func anotherKeyIsGivenTheSameAnswerAndNoneThatRepeatsAKeyIsKept() async throws {
        let stub = answer("max-age=9000")
        _ = try await adapter(stub, key: "one").titles("alien")
        _ = try await adapter(stub, key: "two").titles("alien")
        #expect(await stub.requests.count == 1)
        let telling = answer("max-age=9000", body: #"{"page": 1, "results": [], "by": "secret-key"}"#)
        for _ in 1...2 { _ = try await adapter(telling, key: "secret-key").titles("heat") }
        #expect(await telling.requests.count == 2)
    }

    @Test func damagedAnswersAreHadAnew() async throws {
        let stub = answer("max-age=9000")
        _ = try await adapter(stub).titles("alien")
        let request = try #require(await stub.requests.first)
        let disk = try DiskCache(folder: folder.path, limit: 10 << 20)
        disk.keep(Data("nonsense".utf8), key: AnswerCache.key(of: request, to: .tmdb))
        let clock = clock
        let cached = Cached(stub, provider: .tmdb, cache: AnswerCache(disk) { clock.now }) { _ in nil }
        _ = try await cached.send(request)
        #expect(await stub.requests.count == 2)
    }

    @Test func whoeverLosesInterestDoesNotSpoilItForOthers() async throws {
        let (gate, open) = AsyncStream<Void>.makeStream()
        let stub = MockTransport { _, _ in
            for await _ in gate { break }
            return .text(Self.page)
        }
        let adapter = try adapter(stub)
        let leaving = Task { try? await adapter.titles("alien") }
        let staying = Task { try await adapter.titles("alien") }
        try await eventually("the call is under way") { await stub.requests.count == 1 }
        try await eventually("both wait for it") { await cache.calls.waiting == 2 }
        leaving.cancel()
        #expect(await leaving.value == nil)
        open.yield()
        #expect(try await staying.value == [])
        #expect(await stub.requests.count == 1)
    }

    @Test func aCallThatNobodyWaitsForIsCancelled() async throws {
        let (ended, end) = AsyncStream<Bool>.makeStream()
        let stub = MockTransport { request, call async throws(APIError) in
            if call > 0 { return .text(Self.page) }
            try? await Task.sleep(for: .seconds(3_600))
            end.yield(Task.isCancelled)
            throw APIError(.cancelled, of: request)
        }
        let adapter = try adapter(stub)
        let tasks = (1...3).map { _ in Task { try? await adapter.titles("alien") } }
        try await eventually("all wait") { await cache.calls.waiting == 3 }
        try await eventually("the call is under way") { await stub.requests.count == 1 }
        for task in tasks { task.cancel() }
        #expect(await ended.first { _ in true } == true)
        for task in tasks { #expect(await task.value == nil) }
        // And the next caller does not notice it.
        #expect(try await adapter.titles("alien") == [])
    }
}
