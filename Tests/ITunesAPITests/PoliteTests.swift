import APICore
import APICoreTesting
import FilmzAPITestSupport
import ITunesAPI
import Testing

@Suite struct PoliteTests {
    let clock = ManualClock()

    @Test func `18 calls a minute, all kinds together`() async throws {
        let stub = MockTransport(MockTransport.nothing)
        let client = ITunesClient(stub, clock: clock)
        for _ in 0..<9 {
            _ = try await client.search(ITunesSearch("x"))
            _ = try await client.storefront(country: "gb").lookup(id: 1)
        }
        #expect(clock.sleeps.isEmpty)
        _ = try await client.search(ITunesSearch("x"))
        #expect(clock.sleeps == [.seconds(60)])
        #expect(await stub.requests.count == 19)
    }

    @Test func `Tries again count as calls`() async throws {
        let stub = MockTransport { _, call in
            call.isMultiple(of: 2) ? .text("", status: 503) : .text(MockTransport.nothing)
        }
        let policy = RetryPolicy(firstWait: .zero, timeLimit: .seconds(3_600), jitter: { 0 })
        let client = ITunesClient(stub, retry: policy, clock: clock)
        for _ in 0..<9 { _ = try await client.search(ITunesSearch("x")) }
        #expect(clock.sleeps.isEmpty)
        _ = try await client.search(ITunesSearch("x"))
        #expect(clock.sleeps == [.seconds(60)])
    }

    @Test func `Too many calls keep the client away, twice as long each time`() async throws {
        let stub = MockTransport { _, _ in .text("", status: 403) }
        let client = ITunesClient(stub, retry: .iTunes, clock: clock)
        var calls = 0
        for seconds in [60, 120, 240, 480, 960, 1920, 3600, 3600] {
            #expect(await wait(client) == .seconds(seconds))
            calls += 1
            clock.advance(by: .seconds(seconds - 5))
            #expect(await wait(client) == .seconds(5))
            #expect(await stub.requests.count == calls)
            clock.advance(by: .seconds(5))
        }
        #expect(clock.sleeps.isEmpty)
    }

    @Test func `An answer ends it`() async throws {
        let stub = MockTransport { _, call in
            call == 2 ? .text(MockTransport.nothing) : .text("", status: 429)
        }
        let client = ITunesClient(stub, clock: clock)
        #expect(await wait(client) == .seconds(60))
        clock.advance(by: .seconds(60))
        #expect(await wait(client) == .seconds(120))
        clock.advance(by: .seconds(120))
        #expect(await wait(client) == nil)
        #expect(await wait(client) == .seconds(60))
    }

    @Test(arguments: [(500, "{}"), (400, "{}"), (200, "<html>")])
    func `Nothing but a proper answer ends it`(status: Int, body: String) async throws {
        let stub = MockTransport { _, call in
            call == 1 ? .text(body, status: status) : .text("", status: 403)
        }
        let client = ITunesClient(stub, clock: clock)
        #expect(await wait(client) == .seconds(60))
        clock.advance(by: .seconds(60))
        #expect(await wait(client) == .zero)
        #expect(await wait(client) == .seconds(120))
    }

    @Test func `An answer to a call from before does not end it`() async throws {
        let answered = Arrivals()
        let stub = MockTransport { _, call in
            guard call == 0 else { return .text("", status: 403) }
            try? await eventually("the other is answered") { await answered.count == 1 }
            return .text(MockTransport.nothing)
        }
        let client = ITunesClient(stub, clock: clock)
        async let first = wait(client)
        try await eventually("the first is under way") { await stub.requests.count == 1 }
        #expect(await wait(client) == .seconds(60))
        await answered.add()
        #expect(await first == nil)
        clock.advance(by: .seconds(60))
        #expect(await wait(client) == .seconds(120))
    }

    @Test func `A call that waits for its turn is not sent while the store wants none`() async throws {
        let held = HeldClock(base: clock)
        let answer = Arrivals()
        let stub = MockTransport { _, _ in
            try? await eventually("all calls have begun") { await answer.count == 1 }
            return .text("", status: 403)
        }
        let client = ITunesClient(stub, clock: held)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<19 { group.addTask { _ = await wait(client) } }
            try? await eventually("18 are under way and one waits") {
                let sleeping = await held.sleepers.count
                let sent = await stub.requests.count
                return sleeping == 1 && sent == 18
            }
            clock.advance(by: .seconds(1))
            await answer.add()
            for _ in 0..<18 { await group.next() }
            await held.sleepers.wake()
        }
        #expect(await stub.requests.count == 18)
    }

    @Test func `A wait of minutes for a turn is no reason to give up`() async throws {
        let held = HeldClock(base: clock)
        let stub = MockTransport { _, call in
            call == 18 ? .text("", status: 503) : .text(MockTransport.nothing)
        }
        let client = ITunesClient(stub, retry: .iTunes, clock: held)
        for _ in 0..<18 { #expect(await wait(client) == nil) }
        async let last = wait(client)
        try await eventually("the last waits") { await held.sleepers.count == 1 }
        clock.advance(by: .seconds(600))
        await held.sleepers.wake()
        #expect(await last == nil)
        #expect(await stub.requests.count == 20)
    }

    @Test func `Calls under way together keep it away once`() async throws {
        let arrivals = Arrivals()
        let stub = MockTransport { _, call in
            await arrivals.add()
            if call < 3 { try? await eventually("all calls are under way") { await arrivals.count >= 3 } }
            return .text("", status: 403)
        }
        let client = ITunesClient(stub, clock: clock)
        async let one = wait(client)
        async let two = wait(client)
        async let three = wait(client)
        #expect(await [one, two, three] == [.seconds(60), .seconds(60), .seconds(60)])
        clock.advance(by: .seconds(60))
        #expect(await wait(client) == .seconds(120))
    }

    private actor Arrivals {
        var count = 0
        func add() { count += 1 }
    }

    @Test func `The standard policy leaves too many calls to the caller`() async throws {
        let stub = MockTransport { _, _ in .text("", status: 403) }
        #expect(await wait(ITunesClient(stub, retry: .standard, clock: clock)) == .seconds(60))
        #expect(await stub.requests.count == 1)
    }

    /// How long the error of a call tells to wait; nil when it is answered.
    private func wait(_ client: ITunesClient) async -> Duration? {
        do throws(APIError) {
            _ = try await client.search(ITunesSearch("x"))
            return nil
        } catch {
            guard case .rateLimited(let wait) = error.kind else { return .zero }
            return wait
        }
    }
}
