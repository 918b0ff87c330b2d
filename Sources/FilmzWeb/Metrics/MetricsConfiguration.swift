/// Figures for whoever runs Filmz: who may read them, and where they are collected.
public struct MetricsConfiguration: Sendable {
    let token: String
    /// What swift-metrics is told goes there.
    public let registry: MetricsRegistry

    /// - Parameters:
    ///   - token: what a program that reads the figures has to say
    ///   - registry: of the whole process
    /// - Returns: nil for a token that is too short to be a secret
    public init?(token: String, registry: MetricsRegistry = MetricsRegistry()) {
        guard token.utf8.count >= Self.shortestToken else { return nil }
        self.token = token
        self.registry = registry
    }

    /// In bytes.
    public static let shortestToken = 16

    /// Whether a request names the token: `Authorization: Bearer …`. It takes as long for every wrong one.
    func allows(_ authorization: String?) -> Bool {
        let mine = Array("Bearer \(token)".utf8)
        let theirs = Array((authorization ?? "").utf8)
        guard mine.count == theirs.count else { return false }
        return zip(mine, theirs).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
