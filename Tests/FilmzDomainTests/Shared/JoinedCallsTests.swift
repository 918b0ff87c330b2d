import FilmzDomain
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct JoinedCallsTests {
    private struct Failure: Error {}

    /// Work that ends when the test says so, and how often it began.
    private final class HeldWork: Sendable {
        private struct State {
            var begun = 0
            var wasCancelled = false
        }

        private let state = Mutex(State())
        private let (ends, end) = AsyncStream.makeStream(of: Int.self)

        var begun: Int { state.withLock { $0.begun } }
        var wasCancelled: Bool { state.withLock { $0.wasCancelled } }

        func work() async -> Int {
            state.withLock { $0.begun += 1 }
            let value = await ends.first { _ in true } ?? 0
            if Task.isCancelled { state.withLock { $0.wasCancelled = true } }
            return value
        }

        func end(_ value: Int) { end.yield(value) }
    }

    private let held = HeldWork()

    private func callers(_ count: Int, of calls: JoinedCalls<String, Int>) async -> [Task<Int?, any Error>] {
        let callers = (0..<count).map { _ in Task { [held] in try await calls.join("a") { await held.work() } } }
        while await calls.waiting < count { await Task.yield() }
        return callers
    }

    private func eight(_ key: String, of calls: JoinedCalls<String, Int>) async throws -> Int? {
        try await calls.join(key) { 8 }
    }

    @Test func allWhoAskMeanwhileGetWhatOneCallGives() async throws {
        let calls = JoinedCalls<String, Int>()
        let callers = await callers(3, of: calls)
        held.end(7)
        for caller in callers { #expect(try await caller.value == 7) }
        #expect(held.begun == 1)
        #expect(try await eight("a", of: calls) == 8)
    }

    @Test func allLearnWhyItFails() async {
        let calls = JoinedCalls<String, Int>()
        await #expect(throws: Failure.self) {
            _ = try await calls.join("a") { throw Failure() }
        }
    }

    @Test func whoLeavesDoesNotEndItForOthers() async throws {
        for calls in [JoinedCalls<String, Int>(), JoinedCalls(goesOnUnwaited: false)] {
            let callers = await callers(2, of: calls)
            callers[0].cancel()
            await #expect(throws: CancellationError.self) { try await callers[0].value }
            held.end(7)
            #expect(try await callers[1].value == 7)
        }
    }

    @Test func withoutCallersItGoesOn() async throws {
        let calls = JoinedCalls<String, Int>()
        let left = await callers(1, of: calls)
        left[0].cancel()
        await #expect(throws: CancellationError.self) { try await left[0].value }
        let later = await callers(1, of: calls)
        held.end(7)
        #expect(try await later[0].value == 7)
        #expect(held.begun == 1)
    }

    @Test func withoutCallersItEndsIfNobodyNeedsIt() async throws {
        let calls = JoinedCalls<String, Int>(goesOnUnwaited: false)
        let left = await callers(1, of: calls)
        left[0].cancel()
        await #expect(throws: CancellationError.self) { try await left[0].value }
        while !held.wasCancelled { await Task.yield() }
        #expect(try await eight("a", of: calls) == 8)
    }

    @Test func ofTooManyNoneBegins() async throws {
        let calls = JoinedCalls<String, Int>(limit: 1)
        let callers = await callers(1, of: calls)
        #expect(try await eight("b", of: calls) == nil)
        held.end(7)
        #expect(try await callers[0].value == 7)
        #expect(try await eight("b", of: calls) == 8)
    }

    @Test func atTheEndAllAreCancelledAndNoneBegins() async throws {
        let calls = JoinedCalls<String, Int>()
        let callers = await callers(1, of: calls)
        await calls.end()
        #expect(held.wasCancelled)
        #expect(try await callers[0].value == 0)
        #expect(try await eight("a", of: calls) == nil)
    }
}
