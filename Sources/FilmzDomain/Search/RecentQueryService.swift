/// A query that found something, and when it last did.
public struct RecentQuery: Hashable, Sendable, Codable {
    /// As typed.
    public var text: String
    public var usedAt: Timestamp

    public init(text: String, usedAt: Timestamp) {
        self.text = text
        self.usedAt = usedAt
    }
}

/// The last successful queries of each person, offered again under the search box.
public protocol RecentQueryService: Sendable {
    /// At most ``RecentQuery/limit``, newest first, no two with the same words.
    func queries(of person: Person.ID) async throws -> [RecentQuery]

    /// Notes that this query was submitted, or one of its results opened. Call it only when it found something.
    func record(_ query: SearchQuery, of person: Person.ID) async throws

    /// The same for who asked for something else: what keeps it from being noted is not worth an error or a wait.
    func note(_ query: SearchQuery, of person: Person.ID) async

    /// Forgets one query, or all of them with nil.
    /// - Returns: the change, to undo it by; nil when there was nothing to forget
    func forget(_ query: SearchQuery?, of person: Person.ID) async throws -> Change?
}

extension RecentQuery {
    public static let limit = 10
}
