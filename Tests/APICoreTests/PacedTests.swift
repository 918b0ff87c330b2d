import APICore
import APICoreTesting
import FilmzAPITestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PacedTests {
    private let clock = ManualClock()

    @Test func thePausesAreThoseOfThePaceAndTheLastGoesOn() {
        let pace = Pace([.zero, .milliseconds(500), .seconds(3)])
        #expect((1...5).map(pace.pause) == [.zero, .milliseconds(500), .seconds(3), .seconds(3), .seconds(3)])
        #expect(pace.pause(before: 0) == .seconds(3))
        #expect(Pace([]).pause(before: 1) == .zero)
    }

    @Test func callsKeepThePace() async throws {
        let base = MockTransport("{}")
        let paced = Paced(base, pace: Pace([.zero, .milliseconds(500), .seconds(3)]), clock: clock)
        for _ in 1...4 { _ = try await paced.send(FreeTarget().request()) }
        #expect(clock.sleeps == [.milliseconds(500), .seconds(3), .seconds(3)])
        #expect(await base.requests.count == 4)
    }

    @Test func timeThatHasPassedAnywayIsNotWaitedFor() async throws {
        let paced = Paced(MockTransport("{}"), pace: Pace([.zero, .seconds(3)]), clock: clock)
        _ = try await paced.send(FreeTarget().request())
        clock.advance(by: .seconds(1))
        _ = try await paced.send(FreeTarget().request())
        clock.advance(by: .seconds(5))
        _ = try await paced.send(FreeTarget().request())
        #expect(clock.sleeps == [.seconds(2)])
    }

    @Test func thePauseBeforeTheFirstCallBeginsWithIt() async throws {
        let paced = Paced(MockTransport("{}"), pace: Pace([.seconds(2)]), clock: clock)
        clock.advance(by: .seconds(100))
        _ = try await paced.send(FreeTarget().request())
        #expect(clock.sleeps == [.seconds(2)])
    }

    @Test func callsAtOnceWaitForEachOther() async throws {
        let paced = Paced(MockTransport("{}"), pace: Pace([.zero, .seconds(1)]), clock: clock)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...5 { group.addTask { _ = try await paced.send(FreeTarget().request()) } }
            try await group.waitForAll()
        }
        #expect(clock.sleeps == Array(repeating: .seconds(1), count: 4))
    }

    @Test func aCallThatIsCancelledLeavesItsTurnToTheNext() async throws {
        let base = MockTransport("{}")
        let paced = Paced(base, pace: Pace([.zero, .seconds(3)]), clock: clock)
        let request = try FreeTarget().request()
        _ = try await paced.send(request)
        let error = await inCancelledTask {
            await failure { () async throws(APIError) in try await paced.send(request) }
        }
        #expect(error?.kind == .cancelled)
        _ = try await paced.send(request)
        #expect(clock.sleeps == [.seconds(3)])
        #expect(await base.requests.count == 2)
    }

    @Test func aCallThatIsCancelledWhileItWaitsIsNotSent() async throws {
        let base = MockTransport("{}")
        let paced = Paced(base, pace: Pace([.zero, .seconds(3_600)]))
        let request = try FreeTarget().request()
        _ = try await paced.send(request)
        let tasks = (1...3).map { _ in
            Task { await failure { () async throws(APIError) in try await paced.send(request) } }
        }
        for task in tasks.reversed() {
            task.cancel()
            #expect(await task.value?.kind == .cancelled)
        }
        #expect(await base.requests.count == 1)
    }
}
