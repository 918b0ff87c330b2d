import FilmzAPITestSupport
import Testing

@testable import APICore

@Suite(.timeLimit(.minutes(10))) struct GateTests {
    @Test func whoeverWaitsLongestGoesFirst() async throws {
        let gate = Gate(places: 1)
        #expect(await gate.enter())
        let (order, note) = AsyncStream.makeStream(of: Int.self)
        for number in 0..<10 {
            Task {
                if await gate.enter() { note.yield(number) }
                await gate.leave()
            }
            try await eventually("\(number) waits") { await gate.queue.count == number + 1 }
        }
        await gate.leave()
        var numbers: [Int] = []
        for await number in order {
            numbers.append(number)
            if numbers.count == 10 { break }
        }
        #expect(numbers == Array(0..<10))
    }

    @Test func whoeverIsCancelledLeavesTheQueue() async throws {
        let gate = Gate(places: 1)
        #expect(await gate.enter())
        let waiting = Task { await gate.enter() }
        try await eventually("it waits") { await gate.queue.count == 1 }
        let next = Task { await gate.enter() }
        try await eventually("both wait") { await gate.queue.count == 2 }
        waiting.cancel()
        #expect(await waiting.value == false)
        #expect(await gate.queue.count == 1)
        await gate.leave()
        #expect(await next.value)
        #expect(await gate.queue.isEmpty)
    }

    @Test func whoeverIsCancelledAlreadyTakesNoPlace() async {
        let gate = Gate(places: 1)
        #expect(await inCancelledTask { await gate.enter() } == false)
        #expect(await gate.enter())
    }

    @Test func aPlaceThatWasGrantedIsKeptThoughTheTaskIsCancelled() async throws {
        let gate = Gate(places: 1)
        #expect(await gate.enter())
        let waiting = Task { await gate.enter() }
        try await eventually("it waits") { await gate.queue.count == 1 }
        await gate.leave()
        waiting.cancel()
        // It got its place before it was cancelled, so it must also leave it.
        #expect(await waiting.value)
        await gate.leave()
        #expect(await gate.enter())
    }

    @Test func noPlaceIsLostAndNobodyIsForgottenInACrowd() async throws {
        let gate = Gate(places: 3)
        let tasks = (0..<2_000).map { number in
            Task {
                guard await gate.enter() else { return }
                if number.isMultiple(of: 3) { await Task.yield() }
                await gate.leave()
            }
        }
        await withTaskGroup(of: Void.self) { group in
            for (number, task) in tasks.enumerated() where number.isMultiple(of: 2) { group.addTask { task.cancel() } }
        }
        for task in tasks { await task.value }
        #expect(await gate.queue.isEmpty)
        for _ in 1...3 { #expect(await gate.enter()) }
        let fourth = Task { await gate.enter() }
        try await eventually("the fourth waits") { await gate.queue.count == 1 }
        await gate.leave()
        #expect(await fourth.value)
    }
}
