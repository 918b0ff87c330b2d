import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import Testing

@Suite struct ObservedTests {
    private let clock = ManualClock()

    /// Keeps the events that it receives.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var kept: [APIEvent] = []

        var events: [APIEvent] { lock.withLock { kept } }
        func append(_ event: APIEvent) { lock.withLock { kept.append(event) } }
    }

    @Test func anAnswerIsTold() async throws {
        let log = Log()
        let clock = clock
        let base = MockTransport { _, _ in
            clock.advance(by: .milliseconds(120))
            return .text("{\"a\":1}", status: 404)
        }
        let target = FreeTarget(task: .requestParams(["q": "very private"]))
        let request = try target.request(credential: .query("apikey", key: secret))
        _ = try await Observed(base, clock: clock, observe: log.append).send(request)
        let expected = APIEvent(
            service: "Sample", operation: "GET /v1/films", outcome: .answered(status: 404, bytes: 7),
            duration: .milliseconds(120))
        #expect(log.events == [expected])
        for text in log.events.flatMap(allTexts) {
            #expect(!text.contains("private"))
            #expect(!text.contains(secret))
            #expect(!text.contains(encodedSecret))
        }
    }

    @Test func aFailureIsTold() async throws {
        let log = Log()
        let base = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            throw APIError(.unreachable, of: request)
        }
        let request = try FreeTarget().request()
        let observed = Observed(base, clock: clock, observe: log.append)
        let error = await failure { () async throws(APIError) in try await observed.send(request) }
        #expect(error?.kind == .unreachable)
        #expect(log.events.map(\.outcome) == [.failed(.unreachable)])
        #expect(log.events.map(\.duration) == [.zero])
    }
}
