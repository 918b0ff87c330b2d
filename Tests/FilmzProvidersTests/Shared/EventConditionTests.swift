import FilmzAPITestSupport
import Synchronization
import Testing

@testable import FilmzProviders

@Suite(.timeLimit(.minutes(10))) struct EventConditionTests {
    @Test func letsAllGo() async throws {
        let waiters = EventCondition()
        let gone = Gone()
        async let both: Void = withTaskGroup(of: Void.self) { group in
            for _ in 1...2 {
                group.addTask {
                    await waiters.wait(after: waiters.times)
                    gone.add(1)
                }
            }
        }
        try await eventually("both are let go") {
            waiters.letGo()
            return gone.numbers == [1, 1]
        }
        await both
    }

    @Test func letsTheCancelledGoAlone() async throws {
        let waiters = EventCondition()
        let gone = Gone()
        let tasks = (0...1).map { number in
            Task {
                await waiters.wait(after: waiters.times)
                gone.add(number)
            }
        }
        tasks[0].cancel()
        await tasks[0].value
        #expect(gone.numbers == [0])
        try await eventually("the other is let go") {
            waiters.letGo()
            return gone.numbers == [0, 1]
        }
    }

    @Test func missesNothingThatHappensBeforeTheWait() async {
        let waiters = EventCondition()
        for _ in 1...3 {
            let times = waiters.times
            waiters.letGo()
            await waiters.wait(after: times)
        }
    }

    @Test func waitsForNothingWhenCancelledBefore() async {
        let waiters = EventCondition()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            await waiters.wait(after: waiters.times)
        }
        task.cancel()
        await task.value
        waiters.letGo()
    }
}

/// The numbers of the waiters that have continued, in order.
private final class Gone: Sendable {
    private let state = Mutex<[Int]>([])

    var numbers: [Int] { state.withLock { $0 } }

    func add(_ number: Int) { state.withLock { $0.append(number) } }
}
