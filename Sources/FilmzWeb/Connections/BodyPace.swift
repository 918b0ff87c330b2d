import NIOCore

/// The pace at which the body of a request arrives. Time in which the server does not read does not count.
struct BodyPace {
    private var bytes = 0
    /// The time since which the server has not read; nil while it waits for the client.
    private var pausedSince: NIODeadline?

    /// Begins a new period.
    mutating func restart() { bytes = 0 }

    mutating func came(_ count: Int) { bytes += count }

    mutating func pause() { pausedSince = .now() }

    /// Notes that the server reads again.
    /// - Returns: whether the server made the client wait, so that the current period does not count
    mutating func goOn() -> Bool {
        guard let since = pausedSince else { return false }
        pausedSince = nil
        return .now() - since > .seconds(1)
    }

    /// Whether enough has arrived in the period that ends now.
    func isEnough(_ limits: ConnectionLimits) -> Bool {
        pausedSince != nil || bytes >= limits.bodyBytes
    }
}
