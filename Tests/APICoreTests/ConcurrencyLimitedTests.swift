import APICoreTesting
import FilmzAPITestSupport
import Foundation
import Testing

@testable import APICore

@Suite(.timeLimit(.minutes(10))) struct ConcurrencyLimitedTests {
    /// Holds every call until the test releases it.
    private actor Counter: Transport {
        private(set) var begun: [String] = []
        private(set) var most = 0
        private var held: [CheckedContinuation<Void, Never>] = []

        var inFlight: Int { held.count }

        func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
            begun.append(request.url.lastPathComponent)
            await withCheckedContinuation { continuation in
                held.append(continuation)
                most = max(most, held.count)
            }
            return .text("{}")
        }

        func letOneGo() {
            if !held.isEmpty { held.removeFirst().resume() }
        }
    }

    @Test func noMoreThanSoManyAreUnderWay() async throws {
        let base = Counter()
        let limited = ConcurrencyLimited(base, calls: 3)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...20 { group.addTask { _ = try await limited.send(FreeTarget().request()) } }
            for call in 1...20 {
                try await eventually("three or all that are left are under way") {
                    await base.inFlight >= min(3, 21 - call)
                }
                await base.letOneGo()
            }
            try await group.waitForAll()
        }
        #expect(await base.begun.count == 20)
        #expect(await base.most == 3)
    }

    @Test func aFailureFreesThePlace() async throws {
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            throw APIError(.unreachable, of: request)
        }
        let limited = ConcurrencyLimited(base, calls: 1)
        let request = try FreeTarget().request()
        for _ in 1...3 {
            #expect(
                await failure { () async throws(APIError) in try await limited.send(request) }?.kind == .unreachable)
        }
    }

    @Test func aCallThatIsCancelledWhileItWaitsIsNeverSentAndHoldsNoPlace() async throws {
        let base = Counter()
        let limited = ConcurrencyLimited(base, calls: 1)
        func send(_ name: String) -> Task<APIError?, any Error> {
            Task {
                let request = try FreeTarget(path: "/\(name)").request()
                return await failure { () async throws(APIError) in try await limited.send(request) }
            }
        }
        let first = send("first")
        try await eventually("the first is under way") { await base.begun == ["first"] }
        let second = send("second")
        second.cancel()
        #expect(try await second.value?.kind == .cancelled)
        let third = send("third")
        await base.letOneGo()
        try await eventually("the third is under way") { await base.begun == ["first", "third"] }
        await base.letOneGo()
        #expect(try await first.value?.kind == nil)
        #expect(try await third.value?.kind == nil)
    }
}
