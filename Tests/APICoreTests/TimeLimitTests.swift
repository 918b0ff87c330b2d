import APICoreTesting
import FilmzAPITestSupport
import HTTPTypes
import Testing

@testable import APICore

@Suite(.timeLimit(.minutes(10))) struct TimeLimitTests {
    /// A transport whose calls have a limit.
    private struct Limited: Transport {
        let base: any Transport
        var limit = Duration.seconds(3_600)

        func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
            try await withTimeLimit(limit, for: request) { () async throws(APIError) -> APIResponse in
                try await base.send(request)
            }
        }
    }

    @Test func anAnswerInTimeIsReturned() async throws {
        #expect(try await Limited(base: MockTransport("{}")).send(FreeTarget().request()).status == .ok)
    }

    @Test func aFailureInTimeIsThrown() async throws {
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            throw APIError(.unreachable, of: request)
        }
        let request = try FreeTarget().request()
        let error = await failure { () async throws(APIError) in try await Limited(base: base).send(request) }
        #expect(error?.kind == .unreachable)
    }

    @Test(arguments: [Duration.milliseconds(20), .zero])
    func aCallThatHangsTimesOut(_ limit: Duration) async throws {
        let request = try FreeTarget().request()
        let limited = Limited(base: HangingTransport(), limit: limit)
        let error = await failure { () async throws(APIError) in try await limited.send(request) }
        #expect(error?.kind == .timedOut)
        #expect(error?.operation == "GET /v1/films")
    }

    @Test func beingCancelledIsNoTimeout() async throws {
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            try await HangingTransport().send(request)
        }
        let request = try FreeTarget().request()
        let task = Task { await failure { () async throws(APIError) in try await Limited(base: base).send(request) } }
        try await eventually("the call is under way") { await base.requests.count == 1 }
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
    }

    @Test func lettingNoTimePassStillSeesThatTheTaskIsCancelled() async {
        let isSeen = await inCancelledTask {
            do { try await Timeline(ManualClock()).wait(.zero) } catch { return error is CancellationError }
            return false
        }
        #expect(isSeen)
    }
}
