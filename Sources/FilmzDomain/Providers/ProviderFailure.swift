/// Why a provider gave no answer. It never holds a key or an address.
public struct ProviderFailure: Error, Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing answers at all: no network, or no name server.
        case unreachable
        /// It took too long.
        case timedOut
        /// It is out of order.
        case unavailable
        /// Its answer makes no sense.
        case unreadable
        /// It does not accept the key.
        case wrongKey
        /// Today's calls are used up.
        case quotaUsedUp
        /// It asked for no calls for a while.
        case paused
        /// It does not accept the question.
        case rejected
    }

    public var kind: Kind
    /// When to ask again, if that is known: when a pause ends, or a new day begins.
    public var until: Timestamp?

    public init(_ kind: Kind, until: Timestamp? = nil) {
        self.kind = kind
        self.until = until
    }
}
