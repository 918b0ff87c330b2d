/// A query that found something, and when it was last used.
public struct RecentQuery: Hashable, Sendable, Codable {
    /// As typed.
    public var text: String
    public var usedAt: Timestamp

    public init(text: String, usedAt: Timestamp) {
        self.text = text
        self.usedAt = usedAt
    }
}

/// The last successful queries of each person. The search box offers them again.
public protocol RecentQueryService: Sendable {
    /// At most ``RecentQuery/limit``, newest first, no two with the same words.
    func queries(of person: Person.ID) async throws -> [RecentQuery]

    /// Notes that this query was submitted, or that one of its results was opened. Call it only when the query found
    /// something.
    func record(_ query: SearchQuery, of person: Person.ID) async throws

    /// Does the same for a caller that mainly wants something else: it never fails and never makes it wait.
    func note(_ query: SearchQuery, of person: Person.ID) async

    /// Forgets one query, or all of them with nil.
    /// - Returns: the change, by which it can be undone; nil when there was nothing to forget
    func forget(_ query: SearchQuery?, of person: Person.ID) async throws -> Change?
}

extension RecentQuery {
    public static let limit = 10
}
