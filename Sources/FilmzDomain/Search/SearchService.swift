/// Finds films by title, original title, other titles and people, also when some letters are wrong: those of the
/// catalogue, and a person's own.
public protocol SearchService: Sendable {
    /// The films of which every word of the query occurs in one title or in its people, in whatever order, the last one as
    /// the beginning of a word; a year in the query may be the film's year instead, or one beside it, and a year alone
    /// finds its films after those that have it in their title. Best matches first, of two as good the better known.
    func films(matching query: SearchQuery, for person: Person.ID, page: PageRequest) async throws -> SearchResults

    /// The films of everybody of a name who directs them or plays in them; at most those that 1,000 hits have.
    /// - Parameter name: the whole name, compared without case and accents
    /// - Returns: one for each of that name, who made the best known film first; empty when nobody of this name made any
    func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<Film>]

    /// Makes ready what searches need, so that the first one waits for nothing.
    func prepare() async throws
}

extension SearchService {
    public func prepare() async throws {}
}
