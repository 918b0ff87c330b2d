/// A transport that limits the number of calls in any period of a given length. The others wait.
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

    /// A transport for low-priority calls. They count in this limit, but are sent only while they leave `reserve` calls
    /// of the period to this transport, whose calls so never wait for them.
    ///
    /// - Precondition: `reserve` is at least 1, and less than the calls of a period.
    public func spare(leaving reserve: Int) -> some Transport {
        precondition(window.calls > reserve && reserve >= 1, "a reserve of all calls would never let one through")
        return Spare(base: base, timeline: timeline, window: window, reserve: reserve)
    }

    private struct Spare: Transport {
        let base: any Transport
        let timeline: Timeline
        let window: Window
        let reserve: Int
        private let gate = Gate(places: 1)

        func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
            try await gate.admit(request) { () async throws(APIError) in
                // Others may have used calls up while it waited.
                repeat {
                    try await timeline.wait(await window.wait(at: timeline.now(), leaving: reserve), for: request)
                } while await !window.begin(at: timeline.now(), leaving: reserve)
            }
            return try await base.send(request)
        }
    }

    private actor Window {
        nonisolated let calls: Int
        private let period: Duration
        private var starts: [Duration] = []

        init(calls: Int, period: Duration) {
            self.calls = calls
            self.period = period
        }

        /// The time until the next call may begin: when the one `calls` before it has left the period.
        func wait(at now: Duration) -> Duration {
            if starts.count < calls { .zero } else { starts[0] + period - now }
        }

        func begin(at now: Duration) {
            if starts.count == calls { starts.removeFirst() }
            starts.append(now)
        }

        /// The time until a call may begin that leaves this number of calls to others.
        func wait(at now: Duration, leaving reserve: Int) -> Duration {
            let allowed = calls - reserve
            return if starts.count < allowed { .zero } else { starts[starts.count - allowed] + period - now }
        }

        /// Begins a call that leaves this number of calls to others; false if there are too few.
        func begin(at now: Duration, leaving reserve: Int) -> Bool {
            guard wait(at: now, leaving: reserve) <= .zero else { return false }
            begin(at: now)
            return true
        }
    }
}
