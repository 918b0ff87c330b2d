import APICore
import APICoreTesting
import FilmzAPITestSupport
import OMDbAPI

extension OMDbClient {
    /// A client with the key `secret`, whose calls a stub answers and whose clock does not wait. No time limit ends a
    /// held call while a test runs.
    init(_ stub: MockTransport, clock: ManualClock = ManualClock()) {
        self.init(
            key: "secret", transport: stub, retry: RetryPolicy(timeLimit: .seconds(3600), jitter: { 0 }), clock: clock)
    }
}
