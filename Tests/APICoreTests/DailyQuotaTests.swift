import APICoreTesting
import Foundation
import Testing

@testable import APICore

@Suite struct DailyQuotaTests {
    /// A time of day that can be set.
    private final class Wall: @unchecked Sendable {
        private let lock = NSLock()
        private var time: Date

        init(_ text: String) throws { time = try Date(text, strategy: .iso8601) }

        func set(_ text: String) throws {
            let date = try Date(text, strategy: .iso8601)
            lock.withLock { time = date }
        }

        var now: @Sendable () -> Date {
            { self.lock.withLock { self.time } }
        }
    }

    @Test func aDayHasSoManyCalls() async throws {
        let wall = try Wall("2025-11-21T12:00:00Z")
        let quota = DailyQuota(limit: 3, taken: 1, now: wall.now)
        #expect(await quota.remaining == 2)
        #expect(await [quota.take(), quota.take(), quota.take()] == [true, true, false])
        #expect(await quota.remaining == 0)
    }

    @Test func aDayBeginsAtMidnightUTC() async throws {
        let wall = try Wall("2025-11-21T23:59:59Z")
        let quota = DailyQuota(limit: 1, now: wall.now)
        #expect(await quota.take())
        #expect(await quota.remaining == 0)
        try wall.set("2025-11-22T00:00:00Z")
        #expect(await quota.remaining == 1)
        #expect(await quota.take())
        #expect(await !quota.take())
    }

    @Test func aClockThatIsSetBackBringsNoNewCalls() async throws {
        let wall = try Wall("2025-11-21T12:00:00Z")
        let quota = DailyQuota(limit: 1, now: wall.now)
        #expect(await quota.take())
        try wall.set("2025-11-20T12:00:00Z")
        #expect(await !quota.take())
        try wall.set("2025-11-21T13:00:00Z")
        #expect(await !quota.take())
        try wall.set("2025-11-22T13:00:00Z")
        #expect(await quota.take())
    }

    @Test func moreTakenThanAllowedLeavesNone() async throws {
        let wall = try Wall("1969-12-31T12:00:00Z")
        let quota = DailyQuota(limit: 5, taken: 9, now: wall.now)
        #expect(await quota.remaining == 0)
        try wall.set("1970-01-01T00:00:00Z")
        #expect(await quota.remaining == 5)
    }

    @Test func theNextCallIsNotSent() async throws {
        let base = MockTransport("{}")
        let quota = DailyQuota(limit: 2)
        let transports = [DailyLimited(base, quota: quota), DailyLimited(base, quota: quota)]
        let request = try FreeTarget().request()
        for transport in transports { _ = try await transport.send(request) }
        for transport in transports {
            let error = await failure { () async throws(APIError) in try await transport.send(request) }
            #expect(error?.kind == .quotaExceeded)
        }
        #expect(await base.requests.count == 2)
    }
}
