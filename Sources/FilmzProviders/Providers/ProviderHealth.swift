import APICore
import FilmzDomain
import FilmzLocking

/// The health of a provider: its last response and failure, and whether it may be called now.
final class ProviderHealth: Sendable {
    private struct State {
        var lastAnsweredAt: Timestamp?
        var failure: ProviderFailure?
        /// The time of the last failure that blocks calls.
        var blockedAt: Timestamp?
        /// The time until which the provider is not called, and the length of the last pause.
        var pause: (until: Timestamp, length: Duration)?
        /// The end of the day whose quota is used up.
        var quotaUntil: Timestamp?
        var wrongKeyAt: Timestamp?
    }

    /// The time for which a refused key is not tried again.
    static let wrongKeyPause = Duration.seconds(60)
    private static let pauses = Duration.seconds(30)...Duration.seconds(3_600)
    /// The longest pause that a provider may ask for.
    private static let longestAskedPause = Duration.days(1)

    private let needsKey: Bool
    private let now: @Sendable () -> Timestamp
    private let state = Mutex(State())

    init(needsKey: Bool, now: @escaping @Sendable () -> Timestamp) {
        self.needsKey = needsKey
        self.now = now
    }

    var time: Timestamp { now() }

    /// The time of the last response, and the failure after it if that still counts.
    var report: (lastAnsweredAt: Timestamp?, failure: ProviderFailure?) {
        let now = now()
        return state.withLock { state in
            let hasPassed = state.failure?.until.map { $0 <= now } ?? false
            return (state.lastAnsweredAt, hasPassed ? nil : state.failure)
        }
    }

    /// The reason why a call would fail now; nil if it may be sent.
    func refusal() -> APIError.Kind? {
        let now = now()
        return state.withLock { state in
            // If the clock was set back, pauses end, so that nothing is blocked for too long.
            guard let blockedAt = state.blockedAt, blockedAt <= now else { return nil }
            if let end = state.quotaUntil, now < end { return .quotaExceeded }
            if let pause = state.pause, now < pause.until { return .rateLimited(retryAfter: pause.until - now) }
            if let refused = state.wrongKeyAt, now - refused < Self.wrongKeyPause { return .unauthorized }
            return nil
        }
    }

    /// Records a response to a call, unless the call was sent before a refusal.
    func answered(callBegan: Timestamp) {
        let now = now()
        state.withLock { state in
            state.lastAnsweredAt = now
            if let blockedAt = state.blockedAt, callBegan < blockedAt { return }
            state = State(lastAnsweredAt: now)
        }
    }

    /// Records a failure of a call.
    /// - Returns: the failure, with the length of the pause if it causes one
    @discardableResult
    func failed(_ kind: APIError.Kind, callBegan: Timestamp) -> APIError.Kind {
        let now = now()
        return state.withLock { state in
            var kind = kind
            switch kind {
            case .cancelled: return kind
            case .unauthorized where needsKey:
                state.wrongKeyAt = now
                state.blockedAt = now
            case .unauthorized: kind = .rejected
            case .quotaExceeded:
                state.quotaUntil = now.endOfDay
                state.blockedAt = now
            case .rateLimited(let requestedPause):
                Self.pause(&state, requestedPause: requestedPause, at: now, callBegan: callBegan)
                state.blockedAt = now
                if let pause = state.pause { kind = .rateLimited(retryAfter: pause.until - now) }
            default: break
            }
            state.failure = ProviderFailure(kind, at: now)
            return kind
        }
    }

    private static func pause(
        _ state: inout State, requestedPause: Duration?, at now: Timestamp, callBegan: Timestamp
    ) {
        let requestedPause = requestedPause.map { min(max($0, .seconds(1)), longestAskedPause) }
        guard let last = state.pause else {
            let length = requestedPause ?? pauses.lowerBound
            state.pause = (now + length, length)
            return
        }
        // Concurrent calls count as one.
        guard callBegan >= last.until else {
            state.pause?.until = max(last.until, now + (requestedPause ?? .zero))
            return
        }
        let longer = min(max(last.length * 2, pauses.lowerBound), pauses.upperBound)
        let length = max(requestedPause ?? .zero, longer)
        state.pause = (now + length, length)
    }
}
