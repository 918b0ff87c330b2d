/// Which of my films, and in which order.
public struct MyFilmsQuery: Hashable, Sendable {
    public enum Shelf: String, Hashable, Sendable, CaseIterable {
        case watchlist, seen, favourites
    }

    public enum Sort: String, Hashable, Sendable, CaseIterable {
        /// When it was put on this shelf, newest first; of seen films when they were last logged.
        case added
        /// When it was last watched, newest first, unknown last.
        case watched
        /// Release, newest first, unknown last.
        case released
        case title
        /// Mine, best first, none last.
        case rating
        /// Shortest first, unknown last.
        case runtime
    }

    public var shelf: Shelf
    public var sort: Sort
    /// Only films recommended for (at least) this audience.
    public var audience: Audience?
    public var genre: String?
    /// The first year of ten.
    public var decade: Int?
    /// Only films rated so or better.
    public var minimumRating: Rating?

    public init(
        shelf: Shelf,
        sort: Sort? = nil,
        audience: Audience? = nil,
        genre: String? = nil,
        decade: Int? = nil,
        minimumRating: Rating? = nil
    ) {
        self.shelf = shelf
        self.sort = sort ?? Self.defaultSort(of: shelf)
        self.audience = audience
        self.genre = genre
        self.decade = decade
        self.minimumRating = minimumRating
    }

    public static func defaultSort(of shelf: Shelf) -> Sort {
        shelf == .seen ? .watched : .added
    }

    public var isFiltered: Bool {
        audience != nil || genre != nil || decade != nil || minimumRating != nil
    }
}

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
            viewingCount: myFilm.viewings.count, lastWatchedOn: myFilm.viewings.first?.watchedOn,
            rating: myFilm.rating, audience: myFilm.audience)
    }

    public var isSeen: Bool { viewingCount > 0 }
}

/// A film in a list, with what I have with it.
public struct FilmEntry: Hashable, Sendable, Codable {
    public var film: Film
    public var state: MyFilmState

    public init(film: Film, state: MyFilmState = MyFilmState()) {
        self.film = film
        self.state = state
    }
}

/// What there is to filter a shelf by: only values that some film on it has.
public struct MyFilmsFacets: Hashable, Sendable {
    /// Alphabetical.
    public var genres: [String]
    /// First years, newest first.
    public var decades: [Int]
    /// How many films each shelf holds, unfiltered.
    public var counts: [MyFilmsQuery.Shelf: Int]

    public init(genres: [String] = [], decades: [Int] = [], counts: [MyFilmsQuery.Shelf: Int] = [:]) {
        self.genres = genres
        self.decades = decades
        self.counts = counts
    }
}
