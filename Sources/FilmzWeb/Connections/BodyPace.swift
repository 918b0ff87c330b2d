import NIOCore

/// Whether the body of a request comes fast enough. Time in which this side does not read does not count.
struct BodyPace {
    private var bytes = 0
    /// Since when this side has not read; nil while it waits for the client.
    private var pausedSince: NIODeadline?

    /// Begins a new period.
    mutating func restart() { bytes = 0 }

    mutating func came(_ count: Int) { bytes += count }

    mutating func pause() { pausedSince = .now() }

    /// Notes that this side reads on.
    /// - Returns: whether it made the client wait, so that the present period does not count
    mutating func goOn() -> Bool {
        guard let since = pausedSince else { return false }
        pausedSince = nil
        return .now() - since > .seconds(1)
    }

    /// At the end of a period.
    func isEnough(_ limits: ConnectionLimits) -> Bool {
        pausedSince != nil || bytes >= limits.bodyBytes
    }
}
