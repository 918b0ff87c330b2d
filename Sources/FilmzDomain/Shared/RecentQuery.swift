/// A query that had results, with the time of its last use.
public struct RecentQuery: Hashable, Sendable, Codable {
    /// The query as typed.
    public var text: String
    public var usedAt: Timestamp

    public init(text: String, usedAt: Timestamp) {
        self.text = text
        self.usedAt = usedAt
    }

    public static let limit = 10
}
