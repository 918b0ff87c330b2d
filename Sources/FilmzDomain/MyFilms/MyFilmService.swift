/// Each person's films: watchlist, seen, favourites, verdicts and viewings.
///
/// An edit is durable when the call returns, whole or not at all, however the process ends.
public protocol MyFilmService: Sendable {
    /// A person's relation to a film, with the newest viewings; an empty one when there is none.
    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm

    /// A page of a person's viewings of a film, newest first.
    func viewings(of film: Film.ID, by person: Person.ID, page: PageRequest) async throws -> Page<Viewing>

    /// One of a person's viewings of a film; nil when there is none of this ID.
    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) async throws -> Viewing?

    /// What a person has with each of these films; films with nothing are left out.
    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState]

    /// A page of a shelf of a person's films, also of those the catalogue has lost.
    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> MyFilmsShelf

    /// A page of a person's viewings, newest first, of films that pass the filter; its place is that of the viewing.
    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest) async throws -> Diary

    /// The places a person has seen films in, most used first, at most `limit`.
    func places(of person: Person.ID, limit: Int) async throws -> [String]

    /// Applies an edit by the rules of ``MyFilm/applying(_:at:)``.
    /// - Returns: the change, to undo it by; nil when nothing changed
    /// - Throws: ``DomainError``
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change?

    /// Applies an edit to several films, to all of them or none; at most ``MyFilm/bulkLimit`` of them.
    /// - Returns: the change, to undo it by at once; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change?
}
