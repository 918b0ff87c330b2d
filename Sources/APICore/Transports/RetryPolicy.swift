/// How often and how soon a call is tried again.
public struct RetryPolicy: Sendable {
    /// How often a call is sent at most, with the first time.
    public var attempts: Int
    /// The wait before the second attempt; it doubles with each one after.
    public var firstWait: Duration
    /// No wait is longer. A service that asks for a longer one is not asked again: its answer goes to the caller.
    public var longestWait: Duration
    /// How long all attempts and waits may take together; then the call has timed out. Waiting in a decorator below
    /// counts too.
    public var timeLimit: Duration
    /// The largest share of each wait, from 0 to 1, that is added to it by chance, so that many clients do not come
    /// back at once.
    public var jitter: @Sendable () -> Double

    /// Makes a policy.
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

    /// Three attempts, half a second and a second apart, within 40 seconds.
    public static let standard = RetryPolicy()

    /// One attempt.
    public static let never = RetryPolicy(attempts: 1)

    /// How long to wait before the next attempt, or nil when there is none.
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
