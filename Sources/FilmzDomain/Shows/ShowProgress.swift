/// How far a person has come with a show.
public struct ShowProgress: Hashable, Sendable, Codable {
    /// The last of the episodes seen, in the order of the show; nil when none was. Only what was seen since the person
    /// began again counts.
    public var furthest: EpisodeNumber?
    /// The one to see next; nil when there is none, as far as is known.
    public var next: Episode?
    /// How many different episodes were seen, specials too.
    public var seenCount: Int
    /// The seasons, and how much of each was seen; specials last.
    public var seasons: [SeasonProgress]
    /// The newest stars of each episode that has any, in the order of the show; the first ``ratingLimit``.
    public var ratings: [EpisodeRating]
    /// What was seen of episodes that have no place in the list any more; the first ``unplacedLimit``.
    public var unplaced: [UnplacedEpisode]

    public init(
        furthest: EpisodeNumber? = nil, next: Episode? = nil, seenCount: Int = 0, seasons: [SeasonProgress] = [],
        ratings: [EpisodeRating] = [], unplaced: [UnplacedEpisode] = []
    ) {
        self.furthest = furthest
        self.next = next
        self.seenCount = seenCount
        self.seasons = seasons
        self.ratings = ratings
        self.unplaced = unplaced
    }

    public static let ratingLimit = 300
    public static let unplacedLimit = 100
}

/// An episode that a person has seen and that no list has now, because its database removed it, joined it with another one
/// or gave its number away. It keeps what was logged; its person may say which episode it is now.
public struct UnplacedEpisode: Hashable, Sendable, Codable {
    public var episode: Episode
    /// The number that it had last; nil when it never had one.
    public var former: EpisodeNumber?
    /// All of its person's viewings of it.
    public var viewings: Set<Viewing.ID>
    /// When it was seen last.
    public var watchedOn: WatchedOn

    public init(episode: Episode, former: EpisodeNumber?, viewings: Set<Viewing.ID>, watchedOn: WatchedOn) {
        self.episode = episode
        self.former = former
        self.viewings = viewings
        self.watchedOn = watchedOn
    }

    /// What says which episode it is now.
    public func placed(at episode: Episode) -> MyFilmEdit { .moveViewings(viewings, to: episode) }
}

/// A person's stars for an episode.
public struct EpisodeRating: Hashable, Sendable, Codable {
    public var number: EpisodeNumber
    public var rating: Rating

    public init(_ number: EpisodeNumber, rating: Rating) {
        self.number = number
        self.rating = rating
    }
}

/// How much of a season a person has seen.
public struct SeasonProgress: Hashable, Sendable, Codable {
    /// 0 for specials.
    public var number: Int
    public var firstAired: CalendarDay?
    /// How many episodes there are; nil when not known.
    public var episodeCount: Int?
    /// How many of them were seen.
    public var seenCount: Int

    public init(number: Int, firstAired: CalendarDay? = nil, episodeCount: Int? = nil, seenCount: Int = 0) {
        self.number = number
        self.firstAired = firstAired
        self.episodeCount = episodeCount
        self.seenCount = seenCount
    }

    /// By rising number; specials last.
    public static func isBefore(_ left: SeasonProgress, _ right: SeasonProgress) -> Bool {
        (left.number == 0 ? .max : left.number) < (right.number == 0 ? .max : right.number)
    }

    /// Whether every episode was seen.
    public var isSeen: Bool { episodeCount.map { seenCount >= $0 && $0 > 0 } ?? false }
}

/// An episode, and what a person has with it.
public struct MyEpisode: Hashable, Sendable, Codable {
    public var episode: Episode
    /// The newest viewing; nil when not seen since the person began the show again, or at all.
    public var viewing: Viewing?
    /// How often it was seen in all.
    public var viewingCount: Int

    public init(episode: Episode, viewing: Viewing? = nil, viewingCount: Int = 0) {
        self.episode = episode
        self.viewing = viewing
        self.viewingCount = viewingCount
    }

    public var isSeen: Bool { viewing != nil }
}

/// A show that a person is watching, and what comes next.
public struct UpNext: Hashable, Sendable, Codable {
    public var show: Film
    public var next: Episode
    /// When an episode of the show was last seen.
    public var lastWatchedOn: WatchedOn
    /// How many different episodes were seen.
    public var seenCount: Int
    /// Whether it can be seen by now.
    public var isOut: Bool
    /// Whether it came out in the last days.
    public var isNew: Bool
    /// The picture the show is shown with; nil for a drawn one.
    public var poster: Poster?

    public init(
        show: Film, next: Episode, lastWatchedOn: WatchedOn, seenCount: Int, today: CalendarDay, poster: Poster? = nil
    ) {
        self.show = show
        self.next = next
        self.lastWatchedOn = lastWatchedOn
        self.seenCount = seenCount
        self.poster = poster
        isOut = next.isOut(by: today)
        isNew = next.aired.map { $0 <= today && $0 > today.before(days: Self.newDays) } ?? false
    }

    /// Whether the next episode comes out earlier.
    public static func isSooner(_ left: UpNext, _ right: UpNext) -> Bool {
        guard let day = left.next.aired, let other = right.next.aired else { return left.next.aired != nil }
        return day < other
    }

    /// How many days an episode counts as new.
    public static let newDays = 14
}
