/// A summary of a person's relation to a film, for a tile.
public struct MyFilmState: Hashable, Sendable, Codable {
    public var isOnWatchlist: Bool
    public var isFavourite: Bool
    public var viewingCount: Int
    /// The time of the last viewing; nil when there is none.
    public var lastWatchedOn: WatchedOn?
    public var rating: Rating?
    public var audience: Audience
    /// The number of different episodes of a show that were seen; 0 for films.
    public var episodeCount: Int

    public init(
        isOnWatchlist: Bool = false,
        isFavourite: Bool = false,
        viewingCount: Int = 0,
        lastWatchedOn: WatchedOn? = nil,
        rating: Rating? = nil,
        audience: Audience = [],
        episodeCount: Int = 0
    ) {
        self.isOnWatchlist = isOnWatchlist
        self.isFavourite = isFavourite
        self.viewingCount = viewingCount
        self.lastWatchedOn = lastWatchedOn
        self.rating = rating
        self.audience = audience
        self.episodeCount = episodeCount
    }

    /// - Parameter myFilm: with all viewings, since the number of episodes would be too low otherwise
    public init(_ myFilm: MyFilm) {
        self.init(
            isOnWatchlist: myFilm.isOnWatchlist, isFavourite: myFilm.isFavourite,
            viewingCount: myFilm.viewingCount, lastWatchedOn: myFilm.viewings.first?.watchedOn,
            rating: myFilm.rating, audience: myFilm.audience,
            episodeCount: Set(myFilm.viewings.compactMap(\.episode)).count)
    }

    /// Whether the film was seen, by the same rule as in ``MyFilm``.
    public var isSeen: Bool { viewingCount > 0 || rating != nil }

    /// Whether marking the film as seen at this time would add nothing: it was last seen then, or it was seen and the
    /// time is unknown.
    public func covers(_ watchedOn: WatchedOn) -> Bool {
        if watchedOn == .unknown { isSeen } else { watchedOn == lastWatchedOn }
    }
}

extension MyFilmState {
    private enum CodingKeys: CodingKey {
        case audience, episodeCount, isFavourite, isOnWatchlist, isSeen, lastWatchedOn, rating, viewingCount
    }

    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            isOnWatchlist: try members.decode(Bool.self, forKey: .isOnWatchlist),
            isFavourite: try members.decode(Bool.self, forKey: .isFavourite),
            viewingCount: try members.decode(Int.self, forKey: .viewingCount),
            lastWatchedOn: try members.decodeIfPresent(WatchedOn.self, forKey: .lastWatchedOn),
            rating: try members.decodeIfPresent(Rating.self, forKey: .rating),
            audience: try members.decode(Audience.self, forKey: .audience),
            episodeCount: try members.decodeIfPresent(Int.self, forKey: .episodeCount) ?? 0)
    }

    /// Also encodes ``isSeen``, so that readers do not need to know the rule.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(audience, forKey: .audience)
        if episodeCount > 0 { try members.encode(episodeCount, forKey: .episodeCount) }
        try members.encode(isFavourite, forKey: .isFavourite)
        try members.encode(isOnWatchlist, forKey: .isOnWatchlist)
        try members.encode(isSeen, forKey: .isSeen)
        try members.encodeIfPresent(lastWatchedOn, forKey: .lastWatchedOn)
        try members.encodeIfPresent(rating, forKey: .rating)
        try members.encode(viewingCount, forKey: .viewingCount)
    }
}

/// A film in a list, with the person's relation to it.
public struct FilmEntry: Hashable, Sendable, Codable {
    public var film: Film
    public var state: MyFilmState
    /// The film's poster; nil for a drawn one.
    public var poster: Poster?
    /// The time by which ``MyFilmsQuery/Sort/added`` orders a shelf; nil in other lists, and when unknown.
    public var addedAt: Timestamp?
    /// A service that offers the film in the way for which a shelf is filtered; nil in other lists.
    public var service: StreamingService?

    public init(
        film: Film, state: MyFilmState = MyFilmState(), poster: Poster? = nil, addedAt: Timestamp? = nil,
        service: StreamingService? = nil
    ) {
        self.film = film
        self.state = state
        self.poster = poster
        self.addedAt = addedAt
        self.service = service
    }
}
