import APICore
import HTTPTypes

/// A transport that pauses after the store's rate limit was exceeded: for a minute, then two, up to an hour, until the
/// store responds again. Calls in that time fail at once as `rateLimited`, with the time that is left.
///
/// Several transports can share a pause, so that it applies both before and after a call waits for its turn.
struct BackoffTransport: Transport {
    private let base: any Transport
    private let pause: Pause
    private let timeline: Timeline

    init(_ base: any Transport, pause: Pause, clock: any Clock<Duration>) {
        self.base = base
        self.pause = pause
        self.timeline = Timeline(clock)
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let start = timeline.now()
        if let left = await pause.left(at: start) {
            throw APIError(.rateLimited(retryAfter: left), of: request)
        }
        let response = try await base.send(request)
        guard let fault = ITunesVendor.fault(in: response) else {
            await pause.end(callBegan: start)
            return response
        }
        guard case .rateLimited(let wait) = fault.kind else { return response }
        let rest = await pause.begin(at: timeline.now(), requested: wait, callBegan: start)
        throw APIError(.rateLimited(retryAfter: rest), of: request, status: response.status.code)
    }

    /// The time until which no calls are sent, by one clock.
    actor Pause {
        private var until = Duration.zero
        private var next = ITunesVendor.shortestBackOff

        func left(at now: Duration) -> Duration? {
            if until > now { until - now } else { nil }
        }

        /// Begins or extends the pause, and returns its length. Concurrent calls count as one.
        /// - Parameter requested: the wait that the service asks for; nil when it names none
        func begin(at now: Duration, requested: Duration?, callBegan: Duration) -> Duration {
            var wait = requested ?? .zero
            if callBegan >= until {
                wait = max(wait, next)
                next = min(next * 2, ITunesVendor.longestBackOff)
            }
            until = max(until, now + wait)
            return until - now
        }

        /// Resets the back-off after a good response. A response to a call from before the pause proves nothing about
        /// the time after it.
        func end(callBegan: Duration) {
            if callBegan >= until { next = ITunesVendor.shortestBackOff }
        }
    }
}
