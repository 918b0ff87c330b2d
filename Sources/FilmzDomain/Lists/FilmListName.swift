/// The name of a list, for choosing one.
public struct FilmListName: Hashable, Sendable, Identifiable {
    public let id: FilmList.ID
    public var name: String
    /// The number of films on the list; nil unless it was requested.
    public var filmCount: Int?
    /// Whether the film in question is on the list.
    public var hasFilm: Bool

    public init(id: FilmList.ID, name: String, filmCount: Int? = nil, hasFilm: Bool = false) {
        self.id = id
        self.name = name
        self.filmCount = filmCount
        self.hasFilm = hasFilm
    }

    /// The selection of the lists to name.
    public enum Choice: Hashable, Sendable {
        case all
        /// The lists with this film.
        case having(Film.ID)
        /// The lists that are filled by hand, with the number of their films, and whether they have a film.
        case byHand(Film.ID?)
    }
}
