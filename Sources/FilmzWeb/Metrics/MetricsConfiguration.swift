/// The configuration of metrics: the token for reading them, and the registry that collects them.
public struct MetricsConfiguration: Sendable {
    let token: String
    /// The registry that collects the metrics of swift-metrics.
    public let registry: MetricsRegistry

    /// - Parameters:
    ///   - token: the secret that a program sends to read the metrics
    ///   - registry: the registry of the whole process
    /// - Returns: nil for a token that is too short to be a secret
    public init?(token: String, registry: MetricsRegistry = MetricsRegistry()) {
        guard token.utf8.count >= Self.shortestToken else { return nil }
        self.token = token
        self.registry = registry
    }

    /// The minimum length of a token, in bytes.
    public static let shortestToken = 16

    /// Whether a request has the token: `Authorization: Bearer …`. Every wrong token of the same length takes the same
    /// time.
    func allows(_ authorization: String?) -> Bool {
        let mine = Array("Bearer \(token)".utf8)
        let theirs = Array((authorization ?? "").utf8)
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
