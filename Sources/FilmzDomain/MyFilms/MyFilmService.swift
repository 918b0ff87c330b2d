/// Each person's films: watchlist, seen, favourites, verdicts and viewings.
///
/// An edit is durable when the call returns, whole or not at all, however the process ends.
public protocol MyFilmService: Sendable {
    /// A person's relation to a film; an empty one when there is none.
    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm

    /// What a person has with each of these films; films with nothing are left out.
    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState]

    /// A shelf of a person's films, also of those the catalogue has lost.
    func films(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> Page<FilmEntry>

    /// What a shelf can be filtered by.
    func facets(of shelf: MyFilmsQuery.Shelf, for person: Person.ID) async throws -> MyFilmsFacets

    /// The places a person has seen films in, most used first, at most `limit`.
    func places(of person: Person.ID, limit: Int) async throws -> [String]

    /// Applies an edit by the rules of ``MyFilm/applying(_:at:)``.
    /// - Returns: the change, to undo it by; nil when nothing changed
    /// - Throws: ``DomainError``
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change?
}
