/// The object of a change of a list.
public struct FilmListChange: Hashable, Sendable {
    public var list: FilmList.ID
    /// The list's name at that time.
    public var name: String
    /// The film whose place or note on the list changed; nil when there is none or several.
    public var film: Film.ID?
    /// The title of that film at that time.
    public var filmTitle: String?
    /// The number of films that were added, removed, moved or annotated.
    public var filmCount: Int

    public init(list: FilmList.ID, name: String, film: Film.ID? = nil, filmTitle: String? = nil, filmCount: Int = 0) {
        self.list = list
        self.name = name
        self.film = film
        self.filmTitle = filmTitle
        self.filmCount = filmCount
    }
}
