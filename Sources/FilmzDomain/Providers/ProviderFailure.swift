/// The reason why a provider gave no answer. It never contains a key or a URL.
public struct ProviderFailure: Error, Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// The host is unreachable: no network, or no name server.
        case unreachable
        /// The request timed out.
        case timedOut
        /// The provider is out of order.
        case unavailable
        /// The answer could not be decoded.
        case unreadable
        /// The provider rejects the key.
        case wrongKey
        /// The daily quota of calls is used up.
        case quotaUsedUp
        /// The provider asked for a pause.
        case paused
        /// The provider rejects the request.
        case rejected
    }

    public var kind: Kind
    /// The time of the next permitted request, when a pause ends or a new day begins; nil when unknown.
    public var until: Timestamp?

    public init(_ kind: Kind, until: Timestamp? = nil) {
        self.kind = kind
        self.until = until
    }
}
