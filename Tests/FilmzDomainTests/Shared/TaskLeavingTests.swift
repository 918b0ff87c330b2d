import FilmzDomain
import Testing

@Suite(.timeLimit(.minutes(5))) struct TaskLeavingTests {
    private struct Failure: Error {}

    @Test func whoStaysGetsWhatTheTaskGives() async throws {
        #expect(try await Task { 1 }.valueUnlessCancelled() == 1)
        await #expect(throws: Failure.self) {
            try await Task<Int, any Error> { throw Failure() }.valueUnlessCancelled()
        }
    }

    @Test func whoIsCancelledLeavesAndTheTaskGoesOn() async throws {
        let (signals, signal) = AsyncStream.makeStream(of: Int.self)
        let task = Task { await signals.first { _ in true } }
        let caller = Task { try await task.valueUnlessCancelled() }
        caller.cancel()
        await #expect(throws: CancellationError.self) { try await caller.value }
        signal.yield(1)
        #expect(await task.value == 1)
    }
}
