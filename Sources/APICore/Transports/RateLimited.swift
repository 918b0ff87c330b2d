/// Sends no more than a number of calls in any period of a given length. The others wait.
public struct RateLimited: Transport {
    private let base: any Transport
    private let timeline: Timeline
    private let window: Window
    private let gate = Gate(places: 1)

    /// A transport that sends at most this number of calls in a period.
    ///
    /// - Precondition: `calls` is at least 1.
    public init(
        _ base: any Transport, calls: Int, per period: Duration, clock: any Clock<Duration> = ContinuousClock()
    ) {
        precondition(calls >= 1, "a limit of no calls would never let one through")
        self.base = base
        self.timeline = Timeline(clock)
        self.window = Window(calls: calls, period: period)
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        // One at a time. A call counts when it begins, so one that is cancelled while it waits leaves its turn to the
        // next.
        try await gate.admit(request) { () async throws(APIError) in
            try await timeline.wait(await window.wait(at: timeline.now()), for: request)
            await window.begin(at: timeline.now())
        }
        return try await base.send(request)
    }

    private actor Window {
        private let calls: Int
        private let period: Duration
        private var starts: [Duration] = []

        init(calls: Int, period: Duration) {
            self.calls = calls
            self.period = period
        }

        /// How long until the next call may begin: when the one `calls` before it has left the period.
        func wait(at now: Duration) -> Duration {
            starts.count < calls ? .zero : starts[0] + period - now
        }

        func begin(at now: Duration) {
            if starts.count == calls { starts.removeFirst() }
            starts.append(now)
        }
    }
}
