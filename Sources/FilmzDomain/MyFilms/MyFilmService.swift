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

    /// Applies an edit to several films, to all of them or none.
    /// - Returns: the change, to undo it by at once; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change?

    /// Begins a batch: edits of any number of films that become one change.
    /// - Parameters:
    ///   - kind: how the change is named
    ///   - isKept: whether its undo stays until its person drops it (``UndoService/forget(_:of:)``), however many
    ///     changes come after it
    func begin(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) async throws -> any MyFilmBatch
}

/// Edits that are put aside until they happen all in one step. When the process ends before that, none of them happens.
public protocol MyFilmBatch: Sendable {
    /// Puts edits aside, each by the rules of ``MyFilm/applying(_:at:)``: all of these, or none. One call is one write, so
    /// some dozens at a time make nobody wait.
    /// - Throws: ``DomainError``, ``MyFilmBatchEnded``
    func add(_ edits: [FilmEdit]) async throws

    /// Lets all of them happen. A part of a relation that somebody changed since its edit was put aside is left as it is.
    /// Nobody else waits for that, however many there are; the person's own films are told when all of them happened.
    /// - Returns: the change, to undo all of it by; nil when nothing changed
    /// - Throws: ``MyFilmBatchEnded``
    func commit() async throws -> Change?

    /// Forgets all of them.
    /// - Throws: ``MyFilmBatchEnded``
    func abandon() async throws
}

/// A batch was used after it was committed or abandoned, or after another start of Filmz removed it.
public struct MyFilmBatchEnded: Error, Hashable {
    public init() {}
}

/// An edit, and the film it is for.
public struct FilmEdit: Hashable, Sendable {
    public var film: Film.ID
    public var edit: MyFilmEdit

    public init(film: Film.ID, edit: MyFilmEdit) {
        (self.film, self.edit) = (film, edit)
    }
}
