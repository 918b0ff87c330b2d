/// The last successful queries of each person. The search box offers them again.
public protocol RecentQueryService: Sendable {
    /// A person's recent queries, at most ``RecentQuery/limit``, newest first, no two with the same words.
    func queries(of person: Person.ID) async throws -> [RecentQuery]

    /// Stores that this query was submitted, or that one of its results was opened. Only for queries with results.
    func record(_ query: SearchQuery, of person: Person.ID) async throws

    /// Stores the same in the background: it never throws, and the caller does not wait.
    func note(_ query: SearchQuery, of person: Person.ID) async

    /// Deletes one query, or all of them with nil.
    /// - Returns: the change, for undoing it; nil when there was nothing to delete
    func forget(_ query: SearchQuery?, of person: Person.ID) async throws -> Change?
}
