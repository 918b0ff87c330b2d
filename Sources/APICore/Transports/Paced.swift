/// A transport that pauses before each call, as a ``Pace`` says. The pause is counted from the beginning of the
/// previous call, and calls wait for each other.
public struct Paced: Transport {
    private let base: any Transport
    private let pace: Pace
    private let timeline: Timeline
    private let schedule = Schedule()
    private let gate = Gate(places: 1)

    /// A transport whose calls keep a pace.
    public init(_ base: any Transport, pace: Pace, clock: any Clock<Duration> = ContinuousClock()) {
        self.base = base
        self.pace = pace
        self.timeline = Timeline(clock)
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        // A call counts when it begins, so one that is cancelled while it waits leaves its turn to the next.
        try await gate.admit(request) { () async throws(APIError) in
            try await timeline.wait(await schedule.wait(at: timeline.now(), pace: pace), for: request)
            await schedule.begin(at: timeline.now())
        }
        return try await base.send(request)
    }

    private actor Schedule {
        private var calls = 0
        private var last: Duration?

        /// The time until the next call may begin.
        func wait(at now: Duration, pace: Pace) -> Duration {
            (last ?? now) + pace.pause(before: calls + 1) - now
        }

        func begin(at now: Duration) {
            calls += 1
            last = now
        }
    }
}
