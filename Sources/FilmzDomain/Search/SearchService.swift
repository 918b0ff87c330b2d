/// Finds films of the catalogue and a person's own by title, original title, other titles, people and keywords, also
/// when some letters are wrong.
public protocol SearchService: Sendable {
    /// The films that have every word of the query in one title, in their people or in their keywords, in any order. The
    /// last word may be the beginning of one. A year in the query may also be the film's year, or differ from it by one.
    /// A year alone finds films with it in their title, and then the films of that year. Best matches come first, and
    /// equal ones by fame.
    func films(matching query: SearchQuery, for person: Person.ID, page: PageRequest) async throws -> SearchResults

    /// The films that a sentence asks for. Those with all its words as typed in one title come first. Films found by
    /// words that are no conditions follow in the order of a search for these, all others by fame.
    /// - Parameters:
    ///   - mine: what the sentence asks of the person's films
    ///   - isRule: whether only films that meet the conditions are wanted, and none for their title
    func films(
        asked sentence: SearchSentence, among mine: MyFilmSets, isRule: Bool, for person: Person.ID, page: PageRequest
    ) async throws -> SearchResults

    /// The films that people with this name direct or play in, as far as they are among 1,000 hits.
    /// - Parameter name: the whole name, compared without case and accents
    /// - Returns: one filmography for each of these people, in the order of their best known film; empty when nobody of
    ///   this name made a film
    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>]

    /// Prepares what searches need, so that the first one does not have to wait.
    func prepare() async throws
}

extension SearchService {
    public func prepare() async throws {}

    /// What to ask others for: the query in the words of the best film's title. The query itself when the search fails.
    public func wording(of query: SearchQuery, for person: Person.ID) async -> SearchQuery {
        let found = try? await films(matching: query, for: person, page: PageRequest(size: 1))
        return found?.wording.flatMap(SearchQuery.init) ?? query
    }
}
