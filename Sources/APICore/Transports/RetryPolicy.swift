/// The number of attempts to make a call, and the waits between them.
public struct RetryPolicy: Sendable {
    /// The maximum number of attempts, including the first.
    public var attempts: Int
    /// The wait before the second attempt; it doubles with each further one.
    public var firstWait: Duration
    /// The maximum wait. A service that asks for a longer one is not called again: its response goes to the caller.
    public var longestWait: Duration
    /// The maximum duration of all attempts and waits together; after that, the call has timed out. Waiting in a
    /// decorator below counts too.
    public var timeLimit: Duration
    /// A function that returns a random share of each wait, from 0 to 1, which is added to it, so that many clients do
    /// not come back at once.
    public var jitter: @Sendable () -> Double

    /// A policy, by default ``standard``.
    public init(
        attempts: Int = 3, firstWait: Duration = .milliseconds(500), longestWait: Duration = .seconds(10),
        timeLimit: Duration = .seconds(40), jitter: @escaping @Sendable () -> Double = { .random(in: 0...0.5) }
    ) {
        self.attempts = attempts
        self.firstWait = firstWait
        self.longestWait = longestWait
        self.timeLimit = timeLimit
        self.jitter = jitter
    }

    /// A policy of three attempts, half a second and a second apart, within 40 seconds.
    public static let standard = RetryPolicy()

    /// A policy without retries.
    public static let never = RetryPolicy(attempts: 1)

    /// The wait before the next attempt, or nil if there is none.
    func wait(after kind: APIError.Kind, attempt: Int) -> Duration? {
        guard attempt < attempts else { return nil }
        let backOff = firstWait * (1 << min(attempt - 1, 16)) * (1 + max(0, min(jitter(), 1)))
        switch kind {
        case .unreachable, .timedOut, .serviceUnavailable:
            return min(backOff, longestWait)
        case .rateLimited(nil):
            return min(max(backOff, .seconds(1)), longestWait)
        case .rateLimited(let asked?):
            // A service that says 0 means soon, not at once.
            let wait = max(asked, .seconds(1))
            guard wait <= longestWait else { return nil }
            return wait
        case .unreadable:
            guard attempt == 1 else { return nil }
            return min(backOff, longestWait)
        case .cancelled, .invalidRequest, .answerTooLarge, .unauthorized, .quotaExceeded, .notFound, .rejected:
            return nil
        }
    }
}
