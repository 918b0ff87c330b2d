/// What one person has with a film, short enough for a tile.
public struct MyFilmState: Hashable, Sendable, Codable {
    public var isOnWatchlist: Bool
    public var isFavourite: Bool
    public var viewingCount: Int
    /// Of the newest viewing; nil when not seen.
    public var lastWatchedOn: WatchedOn?
    public var rating: Rating?
    public var audience: Audience

    public init(
        isOnWatchlist: Bool = false,
        isFavourite: Bool = false,
        viewingCount: Int = 0,
        lastWatchedOn: WatchedOn? = nil,
        rating: Rating? = nil,
        audience: Audience = []
    ) {
        self.isOnWatchlist = isOnWatchlist
        self.isFavourite = isFavourite
        self.viewingCount = viewingCount
        self.lastWatchedOn = lastWatchedOn
        self.rating = rating
        self.audience = audience
    }

    public init(_ myFilm: MyFilm) {
        self.init(
            isOnWatchlist: myFilm.isOnWatchlist, isFavourite: myFilm.isFavourite,
            viewingCount: myFilm.viewingCount, lastWatchedOn: myFilm.viewings.first?.watchedOn,
            rating: myFilm.rating, audience: myFilm.audience)
    }

    public var isSeen: Bool { viewingCount > 0 }
}

/// A film in a list, with what I have with it.
public struct FilmEntry: Hashable, Sendable, Codable {
    public var film: Film
    public var state: MyFilmState
    /// The picture it is shown with; nil for a drawn one.
    public var poster: Poster?

    public init(film: Film, state: MyFilmState = MyFilmState(), poster: Poster? = nil) {
        self.film = film
        self.state = state
        self.poster = poster
    }
}
