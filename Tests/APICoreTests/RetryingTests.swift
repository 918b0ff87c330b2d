import APICore
import APICoreTesting
import FilmzAPITestSupport
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(10))) struct RetryingTests {
    private let clock = ManualClock()
    private let policy = RetryPolicy(
        attempts: 4, firstWait: .seconds(1), longestWait: .seconds(10), timeLimit: .seconds(60)
    ) { 0 }

    private func retrying(_ base: any Transport, _ policy: RetryPolicy? = nil) -> RetryingTransport {
        RetryingTransport(base, policy: policy ?? self.policy, vendor: SampleVendor.self, clock: clock)
    }

    /// Answers with one status after the other, and then always with the last.
    private func stub(_ statuses: Int..., fields: HTTPFields = [:]) -> MockTransport {
        MockTransport { _, call in
            var response = APIResponse.text("{}", status: statuses[min(call, statuses.count - 1)])
            response.fields = fields
            return response
        }
    }

    @Test func aGoodAnswerIsNotAskedForAgain() async throws {
        let base = stub(200)
        #expect(try await retrying(base).send(FreeTarget().request()).status == .ok)
        #expect(await base.requests.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test(arguments: [500, 503, 408, 429])
    func troubleThatPassesIsTriedAgain(_ status: Int) async throws {
        let base = stub(status, status, 200)
        #expect(try await retrying(base).send(FreeTarget().request()).status == .ok)
        #expect(await base.requests.count == 3)
        #expect(clock.sleeps == [.seconds(1), .seconds(2)])
    }

    @Test(arguments: [400, 401, 403, 404, 410, 422])
    func aRefusalIsNotTriedAgain(_ status: Int) async throws {
        let base = stub(status)
        #expect(try await retrying(base).send(FreeTarget().request()).status.code == status)
        #expect(await base.requests.count == 1)
    }

    @Test func theLastAnswerIsReturned() async throws {
        let base = stub(503, 503, 503, 500, 200)
        #expect(try await retrying(base).send(FreeTarget().request()).status.code == 500)
        #expect(await base.requests.count == 4)
        #expect(clock.sleeps == [.seconds(1), .seconds(2), .seconds(4)])
    }

    @Test(arguments: [(APIError.Kind.unreachable, 4), (.timedOut, 4), (.unreadable, 2), (.answerTooLarge, 1)])
    func theLastErrorIsThrown(_ kind: APIError.Kind, _ calls: Int) async throws {
        let base = MockTransport { (request, call) async throws(APIError) -> APIResponse in
            throw APIError(kind, of: request, message: "call \(call + 1)")
        }
        let request = try FreeTarget().request()
        let error = await failure { () async throws(APIError) in try await retrying(base).send(request) }
        #expect(error?.kind == kind)
        #expect(error?.message == "call \(calls)")
        #expect(await base.requests.count == calls)
    }

    @Test func whatCannotBeReadIsAskedForOnceMore() async throws {
        let base = MockTransport("<html>Try later</html>")
        #expect(try await retrying(base).send(FreeTarget().request()).status == .ok)
        #expect(await base.requests.count == 2)
    }

    @Test func theServiceSaysHowLongToWait() async throws {
        let base = stub(429, 200, fields: [.retryAfter: "7"])
        #expect(try await retrying(base).send(FreeTarget().request()).status == .ok)
        #expect(clock.sleeps == [.seconds(7)])
    }

    @Test func aServiceThatAsksForTooLongIsNotAskedAgain() async throws {
        let base = stub(429, 200, fields: [.retryAfter: "11"])
        #expect(try await retrying(base).send(FreeTarget().request()).status == .tooManyRequests)
        #expect(await base.requests.count == 1)
        #expect(clock.sleeps.isEmpty)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
    func aCallThatChangesSomethingIsSentOnce(_ method: HTTPRequest.Method) async throws {
        let base = stub(503)
        #expect(try await retrying(base).send(FreeTarget(method: method).request()).status.code == 503)
        #expect(await base.requests.count == 1)
    }

    @Test func aHeadIsTriedAgain() async throws {
        let base = stub(503, 200)
        #expect(try await retrying(base).send(FreeTarget(method: .head).request()).status == .ok)
    }

    @Test func theVendorSaysWhatAFailureIs() async throws {
        enum Grumpy: APIVendor {
            static let name = "Grumpy"
            static func fault(in response: APIResponse) -> APIFault? {
                response.status == .notFound ? APIFault(.serviceUnavailable) : nil
            }
        }
        let base = stub(404, 500)
        let response = try await RetryingTransport(base, policy: policy, vendor: Grumpy.self, clock: clock)
            .send(FreeTarget().request())
        #expect(response.status.code == 500)
    }

    @Test func allAttemptsTogetherKeepTheTimeLimit() async throws {
        let base = stub(503)
        // The limit also passes in real time. It must not be reached on a busy machine.
        var short = policy
        short.firstWait = .seconds(100)
        short.longestWait = .seconds(1_000)
        short.timeLimit = .seconds(500)
        // A third wait, of 400 seconds, would end after 700.
        #expect(try await retrying(base, short).send(FreeTarget().request()).status.code == 503)
        #expect(await base.requests.count == 3)
        #expect(clock.sleeps == [.seconds(100), .seconds(200)])
    }

    @Test func anAttemptThatHangsTimesOut() async throws {
        var short = policy
        short.timeLimit = .milliseconds(20)
        let request = try FreeTarget().request()
        let error = await failure { () async throws(APIError) in
            try await retrying(HangingTransport(), short).send(request)
        }
        #expect(error?.kind == .timedOut)
    }

    @Test func beingCancelledDuringAWaitEndsIt() async throws {
        let base = stub(503)
        let long = RetryPolicy(firstWait: .seconds(3_600), longestWait: .seconds(3_600), timeLimit: .seconds(86_400))
        let transport = RetryingTransport(base, policy: long, vendor: SampleVendor.self)
        let request = try FreeTarget().request()
        let task = Task { await failure { () async throws(APIError) in try await transport.send(request) } }
        try await eventually("the first attempt") { await base.requests.count == 1 }
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
        #expect(await base.requests.count == 1)
    }

    @Test func beingCancelledWithoutAWaitSendsNothingMore() async throws {
        let base = MockTransport { (_, _) async throws(APIError) -> APIResponse in
            try? await Task.sleep(for: .seconds(86_400))
            return .text("{}", status: 503)
        }
        var hasty = policy
        hasty.firstWait = .zero
        let request = try FreeTarget().request()
        let transport = retrying(base, hasty)
        let task = Task { await failure { () async throws(APIError) in try await transport.send(request) } }
        try await eventually("the first attempt") { await base.requests.count == 1 }
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
        #expect(await base.requests.count == 1)
    }
}
