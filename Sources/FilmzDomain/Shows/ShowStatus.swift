/// That a person does not go on with a show, for now or for good.
public struct ShowStatus: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
        case paused, stopped
    }

    public var kind: Kind
    public var since: Timestamp
    /// Why; empty when not told.
    public var reason: String

    public init(_ kind: Kind, since: Timestamp, reason: String = "") {
        self.kind = kind
        self.since = since
        self.reason = reason
    }

    public static let reasonLimit = ViewingDraft.reasonLimit
}
