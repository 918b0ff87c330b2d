/// Why a provider gave no answer. It never holds a key or an address.
public struct ProviderFailure: Error, Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing answers at all: no network, or no name server.
        case unreachable
        /// It took longer than anybody waits.
        case timedOut
        /// It is out of order.
        case unavailable
        /// What it sent makes no sense.
        case unreadable
        /// It does not take the key.
        case wrongKey
        /// Today's calls are used up.
        case quotaUsedUp
        /// It asked to be left alone for a while.
        case paused
        /// It does not take the question.
        case rejected
    }

    public var kind: Kind
    /// When to ask again, where that is known: a pause ends, or a new day begins.
    public var until: Timestamp?

    public init(_ kind: Kind, until: Timestamp? = nil) {
        (self.kind, self.until) = (kind, until)
    }
}
