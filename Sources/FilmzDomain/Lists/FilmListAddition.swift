/// Films to add to a list, and the draft from which the list is created if it does not exist.
public struct FilmListAddition: Hashable, Sendable {
    public var list: FilmList.ID
    /// The draft of the list, used if the person has none with this ID.
    public var draft: FilmListDraft
    /// The time at which the list was made; nil for now.
    public var madeAt: Timestamp?
    /// The films in order, to add after those that are there.
    public var films: [Listed]

    public struct Listed: Hashable, Sendable {
        public var film: Film.ID
        /// See ``FilmListEntry/note``.
        public var note: String
        /// The time at which the film was added to the list; nil for now.
        public var addedAt: Timestamp?

        public init(film: Film.ID, note: String = "", addedAt: Timestamp? = nil) {
            self.film = film
            self.note = note
            self.addedAt = addedAt
        }
    }

    public init(_ films: [Listed], to list: FilmList.ID, madeAs draft: FilmListDraft, at madeAt: Timestamp? = nil) {
        self.list = list
        self.draft = draft
        self.madeAt = madeAt
        self.films = films
    }

    /// The new entries for the films that are not on the list yet.
    /// - Throws: ``DomainError``
    public func entries(
        besides present: Set<Film.ID>, after last: ListPosition?, at now: Timestamp
    ) throws(DomainError) -> [FilmListEntry] {
        var knownIDs = present
        let new = films.filter { knownIDs.insert($0.film).inserted }
        var entries: [FilmListEntry] = []
        for (item, position) in zip(new, ListPosition.following(last, count: new.count)) {
            entries.append(
                FilmListEntry(
                    film: item.film, position: position,
                    note: try item.note.checked(.note, limit: FilmList.noteLimit, multiline: true),
                    addedAt: min(item.addedAt ?? now, now)))
        }
        return entries
    }
}
