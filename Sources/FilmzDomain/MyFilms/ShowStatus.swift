/// A person's decision to pause a show or to stop watching it.
public struct ShowStatus: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        case paused, stopped
    }

    public var kind: Kind
    public var since: Timestamp
    /// The reason; empty when none was given.
    public var reason: String

    public init(_ kind: Kind, since: Timestamp, reason: String = "") {
        self.kind = kind
        self.since = since
        self.reason = reason
    }

    public static let reasonLimit = ViewingDraft.reasonLimit
}
