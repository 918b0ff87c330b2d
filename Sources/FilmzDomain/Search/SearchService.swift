/// Finds films of the catalogue and a person's own by title, original title, other titles, people and keywords, with a
/// tolerance for wrong letters.
public protocol SearchService: Sendable {
    /// The films that have every word of the query in one title, in their people or in their keywords, in any order.
    /// The last word may be a prefix. A year in the query may also be the film's year, or differ from it by one. A year
    /// alone finds films with it in their title, and then the films of that year. Best matches come first, and equal
    /// ones by fame.
    func films(matching query: SearchQuery, for person: Person.ID, page: PageRequest) async throws -> SearchResults

    /// The films that meet the conditions of a query. Those with all its words as typed in one title come first. Films
    /// found by words that are no conditions follow in the order of a search for these, all others by fame.
    /// - Parameters:
    ///   - mine: the sets for the conditions on the person's relations
    ///   - isRule: whether to find only films that meet the conditions, and none by title
    func films(
        matching sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID,
        page: PageRequest
    ) async throws -> SearchResults

    /// The films that people with this name direct or play in, as far as they are among 1,000 hits.
    /// - Parameter name: the full name, compared without case and accents
    /// - Returns: one filmography for each of these people, in the order of their best known film; empty when there are
    ///   none
    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>]

    /// Prepares the index, so that the first search does not have to wait.
    func prepare() async throws
}

extension SearchService {
    public func prepare() async throws {}

    /// The query in the words of the best film's title, or with its letters corrected if nothing has the typed ones,
    /// for asking providers. The query itself when the search fails.
    public func wording(of query: SearchQuery, for person: Person.ID) async -> SearchQuery {
        let results = try? await films(matching: query, for: person, page: PageRequest(size: 1))
        return (results?.wording ?? results?.correction).flatMap(SearchQuery.init) ?? query
    }
}

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
