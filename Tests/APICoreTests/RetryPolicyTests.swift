import Testing

@testable import APICore

@Suite struct RetryPolicyTests {
    private func policy(attempts: Int = 10, jitter: Double = 0) -> RetryPolicy {
        RetryPolicy(attempts: attempts, firstWait: .seconds(1), longestWait: .seconds(10)) { jitter }
    }

    @Test(arguments: [APIError.Kind.unreachable, .timedOut, .serviceUnavailable, .rateLimited(retryAfter: nil)])
    func waitsDoubleUpToTheLongest(_ kind: APIError.Kind) {
        let waits = (1...7).map { policy().wait(after: kind, attempt: $0) }
        #expect(waits == [1, 2, 4, 8, 10, 10, 10].map { .seconds($0) })
        #expect(policy(attempts: 100).wait(after: kind, attempt: 99) == .seconds(10))
    }

    @Test(arguments: [(0.0, 2_000), (0.25, 2_500), (1, 4_000), (7, 4_000), (-1, 2_000)])
    func jitterIsAddedToAWait(_ jitter: Double, _ milliseconds: Int) {
        #expect(policy(jitter: jitter).wait(after: .unreachable, attempt: 2) == .milliseconds(milliseconds))
    }

    private static let waits: [(Duration, Duration?)] = [
        (.seconds(3), .seconds(3)), (.seconds(10), .seconds(10)), (.zero, .seconds(1)),
        (.milliseconds(10_001), nil), (.seconds(86_400 * 365), nil),
    ]

    @Test(arguments: waits)
    func theServiceSaysHowLongToWait(_ asked: Duration, _ wait: Duration?) {
        #expect(policy(jitter: 0.5).wait(after: .rateLimited(retryAfter: asked), attempt: 1) == wait)
    }

    @Test func aShortPolicyStillWaitsNoLongerThanAllowed() {
        var short = policy()
        short.longestWait = .milliseconds(100)
        #expect(short.wait(after: .rateLimited(retryAfter: nil), attempt: 1) == .milliseconds(100))
    }

    @Test func whatCannotBeReadIsAskedForOnceMore() {
        #expect(policy().wait(after: .unreadable, attempt: 1) == .seconds(1))
        #expect(policy().wait(after: .unreadable, attempt: 2) == nil)
    }

    @Test(arguments: [
        APIError.Kind.cancelled, .invalidRequest, .answerTooLarge, .unauthorized, .quotaExceeded, .notFound, .rejected,
    ])
    func nothingElseIsTriedAgain(_ kind: APIError.Kind) {
        #expect(policy().wait(after: kind, attempt: 1) == nil)
    }

    @Test func theLastAttemptIsTheLast() {
        #expect(policy(attempts: 3).wait(after: .timedOut, attempt: 2) == .seconds(2))
        #expect(policy(attempts: 3).wait(after: .timedOut, attempt: 3) == nil)
        #expect(RetryPolicy.never.wait(after: .timedOut, attempt: 1) == nil)
        #expect(policy(attempts: 0).wait(after: .timedOut, attempt: 1) == nil)
    }

    @Test func theStandardPolicyWaitsHalfASecondAndASecondWithJitter() throws {
        let first = try #require(RetryPolicy.standard.wait(after: .unreachable, attempt: 1))
        let second = try #require(RetryPolicy.standard.wait(after: .unreachable, attempt: 2))
        #expect((Duration.milliseconds(500)...Duration.milliseconds(750)).contains(first))
        #expect((Duration.milliseconds(1_000)...Duration.milliseconds(1_500)).contains(second))
        #expect(RetryPolicy.standard.wait(after: .unreachable, attempt: 3) == nil)
    }
}
