/// A list as it is named where somebody chooses one.
public struct FilmListName: Hashable, Sendable, Identifiable {
    public let id: FilmList.ID
    public var name: String
    /// How many films are on it, where that was asked.
    public var filmCount: Int?
    /// Whether the film that was asked about is on it.
    public var hasFilm: Bool

    public init(id: FilmList.ID, name: String, filmCount: Int? = nil, hasFilm: Bool = false) {
        self.id = id
        self.name = name
        self.filmCount = filmCount
        self.hasFilm = hasFilm
    }

    /// Which lists are named.
    public enum Choice: Hashable, Sendable {
        case all
        /// Those that have this film.
        case having(Film.ID)
        /// Those that are filled by hand, with the number of their films, and whether they have a film.
        case byHand(Film.ID?)
    }
}
