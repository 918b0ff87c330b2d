/// Films that come onto a list, and how the list is made if there is none.
public struct FilmListAddition: Hashable, Sendable {
    public var list: FilmList.ID
    /// As what the list is made if the person has none with this ID.
    public var draft: FilmListDraft
    /// When that was; nil for now.
    public var madeAt: Timestamp?
    /// In order, behind those that are there.
    public var films: [Listed]

    public struct Listed: Hashable, Sendable {
        public var film: Film.ID
        /// As ``FilmListEntry/note``.
        public var note: String
        /// When it came onto the list; nil for now.
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

    /// The films that are not among these, as they are at these positions.
    /// - Throws: ``DomainError``
    public func entries(
        besides present: Set<Film.ID>, after last: ListPosition?, at now: Timestamp
    ) throws(DomainError) -> [FilmListEntry] {
        var known = present
        let new = films.filter { known.insert($0.film).inserted }
        var entries: [FilmListEntry] = []
        for (listed, position) in zip(new, ListPosition.following(last, count: new.count)) {
            entries.append(
                FilmListEntry(
                    film: listed.film, position: position,
                    note: try listed.note.checked(.note, limit: FilmList.noteLimit, multiline: true),
                    addedAt: min(listed.addedAt ?? now, now)))
        }
        return entries
    }
}
