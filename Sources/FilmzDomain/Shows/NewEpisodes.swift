/// The episodes that came out lately, or come soon, of the shows that a person is watching.
public struct NewEpisodes: Hashable, Sendable {
    /// By the day on which they come out, then by show and number; the first ``limit``.
    public var episodes: [NewEpisode]
    /// How many shows the person is watching.
    public var showCount: Int
    /// Of how many of them a provider has said when episodes come out.
    public var listedCount: Int
    /// When the oldest of these lists was learnt; nil when there is none.
    public var asOf: Timestamp?

    public init(_ episodes: [NewEpisode] = [], showCount: Int = 0, listedCount: Int = 0, asOf: Timestamp? = nil) {
        self.episodes = episodes
        self.showCount = showCount
        self.listedCount = listedCount
        self.asOf = asOf
    }

    public static let limit = 2_000

    /// The days that count as this week: as many before a day as after it.
    public static func week(around today: CalendarDay) -> ClosedRange<CalendarDay> {
        today.before(days: weekDays)...today.after(days: weekDays)
    }

    private static let weekDays = 7

    /// Those that are out by a day, the last day first; each day in its order.
    public func out(by today: CalendarDay) -> [Day] { days.filter { $0.day <= today }.reversed() }

    /// Those that are still to come, the next day first.
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

    /// A page of them.
    public func page(_ request: PageRequest) -> Page<NewEpisode> {
        let start = max(0, request.cursor.flatMap { Int($0.description) } ?? 0)
        let shown = Array(episodes.dropFirst(start).prefix(request.size))
        let end = start + shown.count
        return Page(
            items: shown, total: episodes.count,
            next: end < episodes.count && !shown.isEmpty ? PageCursor(String(end)) : nil)
    }
}

/// An episode of a show that a person is watching, with the day on which it comes out.
public struct NewEpisode: Hashable, Sendable, Codable {
    public var show: Film
    public var mine: MyEpisode
    /// The picture the show is shown with; nil for a drawn one.
    public var poster: Poster?

    public init(show: Film, mine: MyEpisode, poster: Poster? = nil) {
        self.show = show
        self.mine = mine
        self.poster = poster
    }

    /// By day, then by the show's title, then by number.
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

/// One page of new episodes as programs read it, with what is known about them all.
public struct NewEpisodesPage: Hashable, Sendable, Encodable {
    /// Nil when no provider has said when episodes come out.
    public var asOf: Timestamp?
    public var items: [NewEpisode]
    public var listedCount: Int
    /// Nil on the last page.
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
