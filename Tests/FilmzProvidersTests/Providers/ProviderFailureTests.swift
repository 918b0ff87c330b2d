import APICore
import FilmzDomain
import Testing

@testable import FilmzProviders

@Suite struct ProviderFailureTests {
    private func failure(_ kind: APIError.Kind, at now: String = "2026-11-21T18:30:00.250Z") throws -> ProviderFailure?
    {
        ProviderFailure(kind, at: try #require(Timestamp(now)))
    }

    @Test func cancellingIsNoFailure() throws {
        #expect(try failure(.cancelled) == nil)
    }

    @Test(arguments: [
        (APIError.Kind.unreachable, ProviderFailure.Kind.unreachable), (.timedOut, .timedOut),
        (.serviceUnavailable, .unavailable), (.notFound, .unavailable), (.unreadable, .unreadable),
        (.answerTooLarge, .unreadable), (.unauthorized, .wrongKey), (.invalidRequest, .rejected),
        (.rejected, .rejected),
    ])
    func eachKindHasItsOwn(kind: APIError.Kind, expected: ProviderFailure.Kind) throws {
        #expect(try failure(kind) == ProviderFailure(expected))
    }

    @Test(
        arguments: [
            (nil, "2026-11-21T18:31:00.250Z"), (.zero, "2026-11-21T18:30:00.250Z"),
            (.milliseconds(1_500), "2026-11-21T18:30:01.750Z"), (.seconds(-5), "2026-11-21T18:30:00.250Z"),
            (.seconds(1_000_000_000_000), "2026-11-22T18:30:00.250Z"),
        ] as [(Duration?, String)])
    func aPauseEnds(wait: Duration?, end: String) throws {
        #expect(try failure(.rateLimited(retryAfter: wait)) == ProviderFailure(.paused, until: Timestamp(end)))
    }

    @Test(arguments: [
        ("2026-11-21T18:30:00.250Z", "2026-11-22T00:00:00.000Z"),
        ("2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00.000Z"),
        ("2026-11-21T00:00:00.000Z", "2026-11-22T00:00:00.000Z"),
        ("1969-12-31T12:00:00.000Z", "1970-01-01T00:00:00.000Z"),
    ])
    func aQuotaIsNewAtMidnight(now: String, midnight: String) throws {
        #expect(try failure(.quotaExceeded, at: now) == ProviderFailure(.quotaUsedUp, until: Timestamp(midnight)))
    }
}
