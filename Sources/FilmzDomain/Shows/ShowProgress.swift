/// A person's progress in a show.
public struct ShowProgress: Hashable, Sendable, Codable {
    /// The last episode seen, in the order of the show; nil when none was. Only viewings since the person started over
    /// count.
    public var furthest: EpisodeNumber?
    /// The episode to see next; nil when there is none, as far as is known.
    public var next: Episode?
    /// The number of different episodes seen, including specials.
    public var seenCount: Int
    /// The seasons with the progress in each; specials last.
    public var seasons: [SeasonProgress]
    /// The latest rating of each rated episode, in the order of the show; the first ``ratingLimit``.
    public var ratings: [EpisodeRating]
    /// The watched episodes that are no longer in the list; the first ``unplacedLimit``.
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

/// An episode that a person has seen and that is no longer in any list, because its database removed it, joined it with
/// another one or gave its number away. Its viewings stay; the person may say which episode it is now.
public struct UnplacedEpisode: Hashable, Sendable, Codable {
    public var episode: Episode
    /// The last number of the episode; nil when it never had one.
    public var former: EpisodeNumber?
    /// All of the person's viewings of the episode.
    public var viewings: Set<Viewing.ID>
    /// The time of the latest viewing.
    public var watchedOn: WatchedOn

    public init(episode: Episode, former: EpisodeNumber?, viewings: Set<Viewing.ID>, watchedOn: WatchedOn) {
        self.episode = episode
        self.former = former
        self.viewings = viewings
        self.watchedOn = watchedOn
    }

    /// The edit that moves the viewings to this episode.
    public func placed(at episode: Episode) -> MyFilmEdit { .moveViewings(viewings, to: episode) }
}

/// A person's rating of an episode.
public struct EpisodeRating: Hashable, Sendable, Codable {
    public var number: EpisodeNumber
    public var rating: Rating

    public init(_ number: EpisodeNumber, rating: Rating) {
        self.number = number
        self.rating = rating
    }
}

/// A person's progress in a season.
public struct SeasonProgress: Hashable, Sendable, Codable {
    /// The number of the season; 0 for specials.
    public var number: Int
    public var firstAired: CalendarDay?
    /// The number of episodes in the season; nil if unknown.
    public var episodeCount: Int?
    /// The number of different episodes seen.
    public var seenCount: Int

    public init(number: Int, firstAired: CalendarDay? = nil, episodeCount: Int? = nil, seenCount: Int = 0) {
        self.number = number
        self.firstAired = firstAired
        self.episodeCount = episodeCount
        self.seenCount = seenCount
    }

    /// Orders by rising number, specials last.
    public static func isBefore(_ left: SeasonProgress, _ right: SeasonProgress) -> Bool {
        (left.number == 0 ? .max : left.number) < (right.number == 0 ? .max : right.number)
    }

    /// Whether every episode was seen.
    public var isSeen: Bool { episodeCount.map { seenCount >= $0 && $0 > 0 } ?? false }
}

/// An episode with a person's viewings of it.
public struct MyEpisode: Hashable, Sendable, Codable {
    public var episode: Episode
    /// The latest viewing; nil if there is none since the person started the show over, or none at all.
    public var viewing: Viewing?
    /// The number of all viewings.
    public var viewingCount: Int

    public init(episode: Episode, viewing: Viewing? = nil, viewingCount: Int = 0) {
        self.episode = episode
        self.viewing = viewing
        self.viewingCount = viewingCount
    }

    public var isSeen: Bool { viewing != nil }
}

/// A show that a person is watching, with its next episode.
public struct UpNext: Hashable, Sendable, Codable {
    public var show: Film
    public var next: Episode
    /// The time at which an episode of the show was last seen.
    public var lastWatchedOn: WatchedOn
    /// The number of different episodes seen.
    public var seenCount: Int
    /// Whether the next episode is out.
    public var isOut: Bool
    /// Whether the next episode came out in the last ``newDays`` days.
    public var isNew: Bool
    /// The show's poster; nil for a drawn one.
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

    /// Orders by the day of the next episode, those without a day last.
    public static func isSooner(_ left: UpNext, _ right: UpNext) -> Bool {
        guard let day = left.next.aired, let other = right.next.aired else { return left.next.aired != nil }
        return day < other
    }

    /// The number of days for which an episode counts as new.
    public static let newDays = 14
}
