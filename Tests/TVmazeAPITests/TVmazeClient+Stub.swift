import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import TVmazeAPI

extension TVmazeClient {
    /// A client with a stub, without retries and waits unless a test is about them.
    init(_ stub: MockTransport, retry: RetryPolicy = .never, clock: any Clock<Duration> = ManualClock()) {
        self.init(transport: stub, retry: retry, clock: clock)
    }

    /// A client whose every call is answered with a fixture.
    init(answering fixture: String) throws {
        self.init(MockTransport(bodies: [try Fixture.data(fixture)]))
    }
}

extension Date {
    /// A moment that the test writes as `2021-07-23T05:00:00Z`.
    init(_ text: String) throws {
        try self.init(text, strategy: .iso8601)
    }
}
