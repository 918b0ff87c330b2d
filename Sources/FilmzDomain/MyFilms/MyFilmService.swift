/// Each person's films: watchlist, seen, favourites, verdicts and viewings.
///
/// When the call returns, the edit is on the disk. It is there completely or not at all, however the process ends.
public protocol MyFilmService: Sendable {
    /// A person's relation to a film, with the newest viewings; an empty one when there is none.
    func myFilm(_ film: Film.ID, of person: Person.ID) async throws -> MyFilm

    /// A person's relations to films, with all viewings, by the IDs that are asked for; empty ones where there are none.
    /// Each takes room, so ask for a few hundred at a time.
    func relations(to films: Set<Film.ID>, of person: Person.ID) async throws -> [Film.ID: MyFilm]

    /// A page of a person's viewings of a film, newest first.
    func viewings(of film: Film.ID, by person: Person.ID, page: PageRequest) async throws -> Page<Viewing>

    /// One of a person's viewings of a film; nil when there is none with this ID.
    func viewing(_ id: Viewing.ID, of film: Film.ID, by person: Person.ID) async throws -> Viewing?

    /// The films of a person's viewings with these IDs. Unknown IDs are left out.
    func films(ofViewings ids: Set<Viewing.ID>, by person: Person.ID) async throws -> [Viewing.ID: Film.ID]

    /// Everything that a person has with films, and the films that they typed in, in the order of the films' IDs.
    /// - Parameters:
    ///   - last: the film after which to continue; nil for the first page
    ///   - limit: the maximum number of films
    func wholeFilms(after last: Film.ID?, limit: Int, of person: Person.ID) async throws -> [ExportedFilm]

    /// A value that differs after every change of the person's relations, and of the facts of any film.
    func revision(of person: Person.ID) async throws -> String

    /// A person's states of these films. Films without a relation are left out.
    func states(of films: [Film.ID], for person: Person.ID) async throws -> [Film.ID: MyFilmState]

    /// A page of a shelf of a person's films, including films that are gone from the catalogue.
    func shelf(_ query: MyFilmsQuery, of person: Person.ID, page: PageRequest) async throws -> MyFilmsShelf

    /// All films on a shelf of a person, in no order.
    func films(_ query: MyFilmsQuery, of person: Person.ID) async throws -> Set<Film.ID>

    /// A page of a person's viewings of films that pass the filter, newest first. The filter's place, tag and time are
    /// compared with the viewing's own; a viewing has its film's tags too.
    func diary(_ filter: MyFilmsQuery.Filter, of person: Person.ID, page: PageRequest) async throws -> Diary

    /// The places in which a person has seen films, most used first, at most `limit`.
    func places(of person: Person.ID, limit: Int) async throws -> [String]

    /// The companions of a person's last viewings, most frequent first.
    func companions(of person: Person.ID, limit: Int) async throws -> [String]

    /// A person's tags, most used first.
    func tags(of person: Person.ID, page: PageRequest) async throws -> Page<TagUse>

    /// Renames a tag on all films and viewings of a person, in one change. A tag that has the new name already is
    /// joined with it. Nil removes the tag.
    /// - Returns: the change, for undoing it; nil when nothing changed
    /// - Throws: ``DomainError/noSuchTag``
    func replace(_ tag: Tag, with new: Tag?, of person: Person.ID) async throws -> Change?

    /// The films among these that the person said they have not seen.
    func notSeen(among films: [Film.ID], by person: Person.ID) async throws -> Set<Film.ID>

    /// Stores that a person has not seen a film, or removes that, so that ``CatchUp`` does not ask again. This is not a
    /// relation to the film, and no change in the list of changes.
    /// - Throws: ``DomainError/noSuchFilm``
    func note(notSeen: Bool, of film: Film.ID, by person: Person.ID) async throws

    /// All films that a person said they have not seen, with the time at which they said so.
    func notSeen(by person: Person.ID) async throws -> [Film.ID: Timestamp]

    /// Restores an archive's films not seen. What the person has said here since stays.
    func restore(notSeen: [Film.ID: Timestamp], by person: Person.ID) async throws

    /// The person's notes among these that are shown as they were typed, because they were written before notes could
    /// have emphasis (``NoteMarkup``).
    func plainNotes(among notes: Set<String>, of person: Person.ID) async throws -> Set<String>

    /// Shows notes of a person as they were typed from now on: those of an archive that was made before notes could
    /// have emphasis.
    func keepPlain(_ notes: Set<String>, of person: Person.ID) async throws

    /// Applies an edit by the rules of ``MyFilm/applying(_:at:today:)``.
    /// - Returns: the change, for undoing it; nil when nothing changed
    /// - Throws: ``DomainError``
    @discardableResult
    func apply(_ edit: MyFilmEdit, to film: Film.ID, of person: Person.ID) async throws -> Change?

    /// Applies an edit to several films: to all of them or to none. A viewing that it logs gets a new ID in each
    /// further film.
    /// - Returns: the change, by which all films are undone together; nil when nothing changed
    /// - Throws: ``DomainError``
    func apply(_ edit: MyFilmEdit, to films: Set<Film.ID>, of person: Person.ID) async throws -> Change?

    /// Removes a film that a person typed in, or that only files or providers have named, with everything that they
    /// have with it, and from their lists. A film that was typed in does not exist for them then, until the change is
    /// undone; another one is found by its ID only.
    /// - Returns: the change, by which everything is restored
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``, ``DomainError/notYours``,
    ///   ``DomainError/filmOfOthers``, ``DomainError/filmInUse``
    func remove(_ film: Film.ID, of person: Person.ID) async throws -> Change

    /// Whether a person can remove a film. It does not count that they shared it or plan to see it, or that others have
    /// something with it: ``remove(_:of:)`` throws then.
    func isRemovable(_ film: Film.ID, by person: Person.ID) async throws -> Bool

    /// Begins a batch: edits of any number of films that become one change.
    /// - Parameters:
    ///   - kind: the kind of that change
    ///   - isKept: whether it can be undone until the person forgets it (``UndoService/forget(_:of:)``), however many
    ///     changes follow
    func begin(_ kind: Change.Kind, isKept: Bool, of person: Person.ID) async throws -> any MyFilmBatch
}

extension MyFilmService {
    /// The person's notes among these that are shown with their emphasis.
    public func notesWithEmphasis(among notes: [String], of person: Person.ID) async throws -> Set<String> {
        let candidates = Set(notes.filter(NoteMarkup.mayHaveEmphasis))
        guard !candidates.isEmpty else { return [] }
        return candidates.subtracting(try await plainNotes(among: candidates, of: person))
    }
}

/// A batch of edits that are collected and then committed in one step. If the process ends before that, none of them
/// happens.
public protocol MyFilmBatch: Sendable {
    /// Stages any number of edits by the rules of ``MyFilm/applying(_:at:today:)``, in pieces, so that nobody has to
    /// wait. The order of the films' IDs is the fastest. After an error, some of the edits may be staged.
    /// - Throws: ``DomainError``, ``MyFilmBatchEnded``
    func add(_ edits: [FilmEdit]) async throws

    /// Creates films of the person's own that nobody knows. They exist once the batch is committed and the film is
    /// imported (``MyFilmEdit/takeIn(_:episodes:formerly:_:)``), and not otherwise; undoing the batch removes them,
    /// unless someone on this server has something else with them.
    /// - Returns: their IDs, in the same order; for a draft that is a known film, the ID of that film
    /// - Throws: ``DomainError/invalid(_:_:)``, ``MyFilmBatchEnded``
    func make(_ drafts: [FilmDraft]) async throws -> [Film.ID]

    /// Notes films with external IDs, as ``FilmService/note(_:apartFrom:for:)`` does, and holds them until the batch
    /// ends: however many films providers find meanwhile, edits of these can be staged.
    /// - Parameters:
    ///   - films: the films, each with the ID from its preferred external ID
    ///   - others: films that none of these can be
    /// - Returns: their IDs here, in the same order
    func note(_ films: [Film], apartFrom others: Set<Film.ID>) async throws -> [Film.ID]

    /// Stages adding films to a list, which is created if there is none: all of these, or none. Films that are already
    /// on it stay as they are. A list that was removed is restored. Each call is one write, of a few hundred films at a
    /// time; further films of a list follow in further calls.
    /// - Returns: the number of films that are added to the list
    /// - Throws: ``DomainError``, ``MyFilmBatchEnded``
    func add(_ addition: FilmListAddition) async throws -> Int

    /// The number of films that the edits so far change.
    /// - Throws: ``MyFilmBatchEnded``
    func changedCount() async throws -> Int

    /// Commits all edits. If a part of a relation was changed after its edit was staged, that part stays as it is.
    /// Nobody else waits for this, however many edits there are. Reads of the person's own films see all of them.
    /// - Returns: the change, by which everything is undone; nil when nothing changed
    /// - Throws: ``MyFilmBatchEnded``
    func commit() async throws -> Change?

    /// Discards all edits.
    /// - Throws: ``MyFilmBatchEnded``
    func abandon() async throws
}

extension MyFilmBatch {
    /// Stages edits and commits them. If that fails, the batch is abandoned.
    /// - Parameter stage: stages the edits
    /// - Returns: the change; nil when nothing changed
    public func commit(staging stage: () async throws -> Void) async throws -> Change? {
        do {
            try await stage()
            return try await commit()
        } catch {
            try? await abandon()
            throw error
        }
    }
}

/// The error of a batch that is used after it was committed or abandoned, or after another start of Filmz removed it.
public struct MyFilmBatchEnded: Error, Hashable {
    public init() {}
}

/// An edit for one film.
public struct FilmEdit: Hashable, Sendable {
    public var film: Film.ID
    public var edit: MyFilmEdit

    public init(film: Film.ID, edit: MyFilmEdit) {
        self.film = film
        self.edit = edit
    }
}
