/// Each person's films: watchlist, seen, favourites, verdicts and viewings.
///
/// When the call returns, the edit is on the disk. It is there completely or not at all, however the process ends.
public protocol MyFilmService: Sendable {
    /// A person's relation to a film, with the newest viewings; an empty one when there is none.
    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm

    /// A page of a person's viewings of a film, newest first.
    func viewings(of film: Film.ID, by person: Person.ID, page: PageRequest) async throws -> Page<Viewing>

    /// One of a person's viewings of a film; nil when there is none with this ID.
    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) async throws -> Viewing?

    /// The films of which a person has viewings with these IDs. IDs that no viewing has are left out.
    func films(ofViewings ids: Set<Viewing.ID>, by person: Person.ID) async throws -> [Viewing.ID: Film.ID]

    /// All that a person has with films, and the films that they typed in, in the order of the films' IDs.
    /// - Parameters:
    ///   - last: the film after which it goes on; nil for the first ones
    ///   - limit: how many films at most
    func wholeFilms(after last: Film.ID?, limit: Int, of person: Person.ID) async throws -> [ExportedFilm]

    /// A text that differs after every change of what a person has with films, and of what is known of any film.
    func stamp(of person: Person.ID) async throws -> String

    /// What a person has with each of these films. Films without anything are left out.
    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState]

    /// A page of a shelf of a person's films. Films that the catalogue has lost are on it too.
    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> MyFilmsShelf

    /// All films on a shelf of a person, in no order.
    func films(_ query: MyFilmsQuery, of person: Person.ID) async throws -> Set<Film.ID>

    /// A page of a person's viewings of films that pass the filter, newest first. The filter's place is compared with
    /// the viewing's own.
    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest) async throws -> Diary

    /// The places in which a person has seen films, most used first, at most `limit`.
    func places(of person: Person.ID, limit: Int) async throws -> [String]

    /// A person's tags, most used first.
    func tags(of person: Person.ID, page: PageRequest) async throws -> Page<TagUse>

    /// Renames a tag on all films and viewings of a person, in one change. If there is a tag of the new name, the two
    /// become one. Nil takes the tag away.
    /// - Returns: the change, by which it can be undone; nil when nothing changed
    /// - Throws: ``DomainError/noSuchTag``
    func replace(_ tag: Tag, with new: Tag?, of person: Person.ID) async throws -> Change?

    /// Those of the films that a person said not to have seen.
    func notSeen(among films: [Film.ID], by person: Person.ID) async throws -> Set<Film.ID>

    /// Notes that a person has not seen a film, or takes that back, so that ``CatchUp`` does not ask again. This is no
    /// relation to the film, and no change that is listed.
    /// - Throws: ``DomainError/noSuchFilm``
    func note(notSeen: Bool, of film: Film.ID, by person: Person.ID) async throws

    /// All films that a person said not to have seen, and when.
    func notSeen(by person: Person.ID) async throws -> [Film.ID: Timestamp]

    /// Notes again what an archive says of films not seen. What the person said here stays as it is.
    func restore(notSeen: [Film.ID: Timestamp], by person: Person.ID) async throws

    /// Applies an edit by the rules of ``MyFilm/applying(_:at:)``.
    /// - Returns: the change, by which it can be undone; nil when nothing changed
    /// - Throws: ``DomainError``
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change?

    /// Applies an edit to several films: to all of them or to none. A viewing that it logs gets an ID of its own in each
    /// further film.
    /// - Returns: the change, by which all is undone together; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change?

    /// Removes a film that a person typed in, or that only files or providers named, with all that they have with it and
    /// from their lists. A film that was typed in does not exist for them then, until the change is undone; another one is
    /// found by its number only.
    /// - Returns: the change, by which all of it comes back
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/filmOfOthers``, ``DomainError/filmInUse``
    func remove(_ film: Film.ID, of person: Person.ID) async throws -> Change

    /// Whether a person can remove a film, unless they passed it on, plan to see it, or others have something with it.
    func isRemovable(_ film: Film.ID, by person: Person.ID) async throws -> Bool

    /// Begins a batch: edits of any number of films that become one change.
    /// - Parameters:
    ///   - kind: the kind of that change
    ///   - isKept: whether it can be undone until its person gives that up (``UndoService/forget(_:of:)``), however
    ///     many changes come after it
    func begin(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) async throws -> any MyFilmBatch
}

/// Edits that are collected and then happen in one step. If the process ends before that, none of them happens.
public protocol MyFilmBatch: Sendable {
    /// Puts any number of edits aside by the rules of ``MyFilm/applying(_:at:)``, in pieces, so that nobody has to wait.
    /// In the order of the films' IDs it is quickest. When it throws, some of them may be put aside.
    /// - Throws: ``DomainError``, ``MyFilmBatchEnded``
    func add(_ edits: [FilmEdit]) async throws

    /// Makes films of the person's own that nobody knows. They are there when the batch happens and the film is taken in
    /// (``MyFilmEdit/takeIn(_:episodes:_:)``), and not if it never does; undoing it removes them again, unless somebody
    /// here has something else with them.
    /// - Returns: their IDs, in the same order; of a draft that is a known film, the ID of that
    /// - Throws: ``DomainError/invalid(_:_:)``, ``MyFilmBatchEnded``
    func make(_ drafts: [FilmDraft]) async throws -> [Film.ID]

    /// Puts aside that films come onto a list, which is made if there is none: all of these, or none. Films that are on
    /// it stay as they are. A list that was removed comes back as it was. Each call is one write, of a few hundred films
    /// at a time; further films of a list follow in further calls.
    /// - Returns: how many films come onto the list
    /// - Throws: ``DomainError``, ``MyFilmBatchEnded``
    func add(_ addition: FilmListAddition) async throws -> Int

    /// How many films the edits so far change.
    /// - Throws: ``MyFilmBatchEnded``
    func changedCount() async throws -> Int

    /// Makes all edits happen. If somebody changed a part of a relation after its edit was put aside, that part stays
    /// as it is. Nobody else waits for this, however many edits there are. Reads of the person's own films see all of
    /// them.
    /// - Returns: the change, by which all is undone; nil when nothing changed
    /// - Throws: ``MyFilmBatchEnded``
    func commit() async throws -> Change?

    /// Forgets all edits.
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
        self.film = film
        self.edit = edit
    }
}
