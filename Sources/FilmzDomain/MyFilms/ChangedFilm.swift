/// One of several films that were changed together.
public struct ChangedFilm: Hashable, Sendable {
    public var film: Film.ID
    /// The film's title at that time.
    public var title: String
    /// False when everything that the change did to this film was undone or changed again since.
    public var isUndoable: Bool

    public init(film: Film.ID, title: String, isUndoable: Bool) {
        self.film = film
        self.title = title
        self.isUndoable = isUndoable
    }
}

extension ChangedFilm: Encodable {}
