/// The episodes of the shows that a person is watching that came out lately or come out soon.
public struct NewEpisodes: Hashable, Sendable {
    /// The first ``limit``, ordered by day, then by show and number.
    public var episodes: [NewEpisode]
    /// The number of shows that the person is watching.
    public var showCount: Int
    /// The number of those shows for which a provider has given the days of the episodes.
    public var listedCount: Int
    /// The time at which the oldest of these providers' lists was stored; nil when there is none.
    public var asOf: Timestamp?

    public init(_ episodes: [NewEpisode] = [], showCount: Int = 0, listedCount: Int = 0, asOf: Timestamp? = nil) {
        self.episodes = episodes
        self.showCount = showCount
        self.listedCount = listedCount
        self.asOf = asOf
    }

    public static let limit = 2_000

    /// The week around a day: seven days before it, and as many after it.
    public static func week(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.before(days: weekDays)...today.after(days: weekDays)
    }

    private static let weekDays = 7

    /// The days up to and including today, the latest first, each with its episodes in their order.
    public func out(by today: CalendarDay) -> [Day] { days.filter { $0.day <= today }.reversed() }

    /// The days after today, the next one first.
    public func coming(after today: CalendarDay) -> [Day] { days.filter { $0.day > today } }

    /// The episodes of one day.
    public struct Day: Hashable, Sendable {
        public var day: CalendarDay
        public var episodes: [NewEpisode]
    }

    private var days: [Day] {
        var days: [Day] = []
        for episode in episodes {
            guard let day = episode.mine.episode.aired else { continue }
            if days.last?.day == day {
                days[days.count - 1].episodes.append(episode)
            } else {
                days.append(Day(day: day, episodes: [episode]))
            }
        }
        return days
    }

    /// A page of the episodes.
    public func page(_ request: PageRequest) -> Page<NewEpisode> {
        let start = max(0, request.cursor.flatMap { Int($0.description) } ?? 0)
        let pageEpisodes = Array(episodes.dropFirst(start).prefix(request.size))
        let end = start + pageEpisodes.count
        return Page(
            items: pageEpisodes, total: episodes.count,
            next: end < episodes.count && !pageEpisodes.isEmpty ? PageCursor(String(end)) : nil)
    }
}

/// An episode of a show that a person is watching, with the day of its release.
public struct NewEpisode: Hashable, Sendable, Codable {
    public var show: Film
    public var mine: MyEpisode
    /// The show's poster; nil for a drawn one.
    public var poster: Poster?

    public init(show: Film, mine: MyEpisode, poster: Poster? = nil) {
        self.show = show
        self.mine = mine
        self.poster = poster
    }

    /// Orders by day, then by the show's title, then by number.
    public static func isBefore(_ left: NewEpisode, _ right: NewEpisode) -> Bool {
        let mine = left.mine.episode
        let other = right.mine.episode
        if let day = mine.aired, let otherDay = other.aired, day != otherDay { return day < otherDay }
        if left.show.id != right.show.id {
            return (left.show.title, left.show.id.rawValue) < (right.show.title, right.show.id.rawValue)
        }
        return mine.number?.position ?? -1 < other.number?.position ?? -1
    }
}

/// A page of new episodes for the JSON API, with the facts about all of them.
public struct NewEpisodesPage: Hashable, Sendable, Encodable {
    /// The time at which the oldest of the providers' lists was stored; nil when there is none.
    public var asOf: Timestamp?
    public var items: [NewEpisode]
    public var listedCount: Int
    /// The cursor of the next page; nil on the last page.
    public var next: PageCursor?
    public var showCount: Int
    public var total: Int

    public init(_ episodes: NewEpisodes, request: PageRequest) {
        let page = episodes.page(request)
        items = page.items
        total = page.total
        next = page.next
        asOf = episodes.asOf
        showCount = episodes.showCount
        listedCount = episodes.listedCount
    }
}
