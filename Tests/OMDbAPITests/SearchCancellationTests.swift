import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import OMDbAPI
import Testing

@Suite struct SearchCancellationTests {
    @Test(.timeLimit(.minutes(10))) func whoeverLeavesTheLoopStopsIt() async throws {
        let held = HeldCall()
        let stub = MockTransport { request, call async throws(APIError) in
            call == 0 ? .searchPage(1, total: 500) : try await held.hold(request)
        }
        for try await _ in OMDbClient(stub).results(for: "order") {
            try await eventually("the second page is asked for") { await held.isHeld }
            break
        }
        try await eventually("the call is cancelled") { await held.isCancelled }
        #expect(await stub.requests.count == 2)
    }

    @Test(.timeLimit(.minutes(10))) func aCancelledTaskStopsItAndKeepsWhatCame() async throws {
        let held = HeldCall()
        let stub = MockTransport { request, call async throws(APIError) in
            call < 2 ? .searchPage(call + 1, total: 500) : try await held.hold(request)
        }
        let listener = Task { await OMDbClient(stub).results(for: "order").collect() }
        try await eventually("the third page is asked for") { await held.isHeld }
        listener.cancel()
        let outcome = await listener.value
        #expect(outcome.failure?.kind == .cancelled)
        try await eventually("the call is cancelled") { await held.isCancelled }
        #expect(await stub.requests.count == 3)
    }

    /// The main actor cannot take pages until two have arrived and the task is cancelled.
    @MainActor @Test(.timeLimit(.minutes(10))) func aCancelledTaskKeepsWhatHadArrived() async throws {
        let clock = ManualClock()
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let held = HeldCall()
        let stub = MockTransport { request, call async throws(APIError) in
            if call == 0 { for await _ in answers {} }
            return call < 2 ? .searchPage(call + 1, total: 500) : try await held.hold(request)
        }
        let listener = Task { await OMDbClient(stub, clock: clock).results(for: "order").collect() }
        try await eventually("the first page is asked for") { await stub.requests.count == 1 }
        answer.finish()
        // The pause before the third page begins when the second has arrived.
        #expect(Self.blocks(until: { clock.sleeps.count == 2 }))
        listener.cancel()
        let outcome = await listener.value
        #expect(outcome.films.count == 20)
        #expect(outcome.total == 500)
        #expect(outcome.failure?.kind == .cancelled)
    }

    private static func blocks(until condition: () -> Bool) -> Bool {
        let deadline = Date.now + 60
        while !condition(), Date.now < deadline { Thread.sleep(forTimeInterval: 0.001) }
        return condition()
    }

    @Test func aTaskCancelledBeforehandAsksForNothing() async throws {
        let stub = MockTransport { _, call in .searchPage(call + 1, total: 500) }
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await OMDbClient(stub).results(for: "order").collect()
        }
        task.cancel()
        let outcome = await task.value
        #expect(outcome.films.isEmpty)
        #expect(outcome.failure?.kind == .cancelled)
        #expect(await stub.requests.isEmpty)
    }

    @Test(.timeLimit(.minutes(10))) func whoeverLeavesTheLoopDuringAPauseStopsIt() async throws {
        let clock = EndlessClock()
        let stub = MockTransport { _, call in .searchPage(call + 1, total: 500) }
        let client = OMDbClient(
            key: "secret", transport: stub, retry: RetryPolicy(timeLimit: .seconds(3600)), clock: clock)
        for try await _ in client.results(for: "order") {
            try await eventually("the pause has begun") { await clock.pauses.begun.contains(.milliseconds(500)) }
            break
        }
        try await eventually("the pause is cancelled") { await clock.pauses.cancelled.contains(.milliseconds(500)) }
        #expect(await stub.requests.count == 1)
    }
}
