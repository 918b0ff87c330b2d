import APICore
import APICoreTesting
import FilmzAPITestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RateLimitedTests {
    private let clock = ManualClock()
    private let base = MockTransport("{}")

    private func limited(_ calls: Int) -> RateLimited {
        RateLimited(base, calls: calls, per: .seconds(60), clock: clock)
    }

    @Test func theFirstCallsDoNotWait() async throws {
        let transport = limited(3)
        for _ in 1...3 { _ = try await transport.send(FreeTarget().request()) }
        #expect(clock.sleeps.isEmpty)
        _ = try await transport.send(FreeTarget().request())
        #expect(clock.sleeps == [.seconds(60)])
    }

    @Test func theWindowMovesWithTheCalls() async throws {
        let transport = limited(2)
        _ = try await transport.send(FreeTarget().request())
        clock.advance(by: .seconds(50))
        _ = try await transport.send(FreeTarget().request())
        // At 50: the first leaves the window at 60, the second at 110, the third at 120.
        for _ in 1...3 { _ = try await transport.send(FreeTarget().request()) }
        #expect(clock.sleeps == [.seconds(10), .seconds(50), .seconds(10)])
        clock.advance(by: .seconds(200))
        _ = try await transport.send(FreeTarget().request())
        #expect(clock.sleeps.count == 3)
    }

    @Test func callsAtOnceShareTheWindow() async throws {
        let transport = limited(4)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...10 { group.addTask { _ = try await transport.send(FreeTarget().request()) } }
            try await group.waitForAll()
        }
        // Four at once, four a minute later, two after another minute.
        #expect(clock.sleeps == [.seconds(60), .seconds(60)])
        #expect(await base.requests.count == 10)
    }

    @Test func callsThatAreCancelledUseNothingUp() async throws {
        let transport = limited(1)
        let request = try FreeTarget().request()
        _ = try await transport.send(request)
        for _ in 1...20 {
            let error = await inCancelledTask {
                await failure { () async throws(APIError) in try await transport.send(request) }
            }
            #expect(error?.kind == .cancelled)
        }
        _ = try await transport.send(request)
        #expect(clock.sleeps == [.seconds(60)])
        #expect(await base.requests.count == 2)
    }

    @Test func aCallThatIsCancelledWhileItWaitsLetsTheNextOneWait() async throws {
        let transport = RateLimited(base, calls: 1, per: .seconds(3_600))
        let request = try FreeTarget().request()
        _ = try await transport.send(request)
        let tasks = (1...3).map { _ in
            Task { await failure { () async throws(APIError) in try await transport.send(request) } }
        }
        for task in tasks {
            task.cancel()
            #expect(await task.value?.kind == .cancelled)
        }
        #expect(await base.requests.count == 1)
    }

    @Test func callsThatCanWaitLeaveSomeToTheOthers() async throws {
        let transport = limited(3)
        let spare = transport.spare(leaving: 2)
        _ = try await spare.send(FreeTarget().request())
        for _ in 1...2 { _ = try await transport.send(FreeTarget().request()) }
        #expect(clock.sleeps.isEmpty, "Those that were left wait for nothing.")
        clock.advance(by: .seconds(20))
        // Nothing else may have been sent for a minute.
        _ = try await spare.send(FreeTarget().request())
        #expect(clock.sleeps == [.seconds(40)])
        // It counts too, with none of the first three.
        for _ in 1...2 { _ = try await transport.send(FreeTarget().request()) }
        #expect(clock.sleeps.count == 1)
        _ = try await transport.send(FreeTarget().request())
        #expect(clock.sleeps == [.seconds(40), .seconds(60)])
        #expect(await base.requests.count == 7)
    }
}
