/// A film that a person has a relation to, or typed in, with everything that they have with it.
public struct ExportedFilm: Hashable, Sendable {
    public var film: Film
    /// Whether the person typed it in.
    public var isOwn: Bool
    /// The relation with all viewings; empty for a film that was only typed in.
    public var mine: MyFilm
    /// The episodes of the viewings in ``mine``, in the order of their numbers.
    public var episodes: [Episode]

    public init(film: Film, isOwn: Bool = false, mine: MyFilm, episodes: [Episode] = []) {
        self.film = film
        self.isOwn = isOwn
        self.mine = mine
        self.episodes = episodes
    }

    /// The number of films to read at once, which limits the memory used.
    public static let pageSize = 500
}

extension MyFilmService {
    /// Iterates over everything that a person has with films, in the order of the films' IDs.
    public func forEachWholeFilm(of person: Person.ID, body: (ExportedFilm) async throws -> Void) async throws {
        var last: Film.ID?
        while true {
            try Task.checkCancellation()
            let films = try await wholeFilms(after: last, limit: ExportedFilm.pageSize, of: person)
            for film in films { try await body(film) }
            guard let id = films.last?.film.id, films.count == ExportedFilm.pageSize else { return }
            last = id
        }
    }
}
