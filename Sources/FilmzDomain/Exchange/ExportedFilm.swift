/// A film that a person has something with, or typed in, and all of what they have with it.
public struct ExportedFilm: Hashable, Sendable {
    public var film: Film
    /// Whether the person typed it in.
    public var isOwn: Bool
    /// With all viewings; empty for a film that was only typed in.
    public var mine: MyFilm
    /// Those that ``mine`` has viewings of, in the order of their numbers.
    public var episodes: [Episode]

    public init(film: Film, isOwn: Bool = false, mine: MyFilm, episodes: [Episode] = []) {
        self.film = film
        self.isOwn = isOwn
        self.mine = mine
        self.episodes = episodes
    }

    /// How many are read at once, so that no more than these are in memory.
    public static let pageSize = 500
}

extension MyFilmService {
    /// Goes through all that a person has with films, in the order of the films' IDs.
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
