import APICore
import APICoreTesting
import FilmzAPITestSupport
import ITunesAPI

extension ITunesClient {
    /// A client with a stub, without retries and waits unless a test is about them.
    init(
        _ stub: MockTransport, country: String = "us", language: String? = nil, retry: RetryPolicy = .never,
        clock: any Clock<Duration> = ManualClock()
    ) {
        self.init(country: country, language: language, transport: stub, retry: retry, clock: clock)
    }
}

extension MockTransport {
    /// The store's answer when nothing is found.
    static let nothing = "\n\n\n{\n \"resultCount\":0,\n \"results\": []\n}\n\n\n"
}
