/// The run of a show, as far as it is known: its last year, seasons and episodes. ``Film`` has the first day.
public struct ShowRun: Hashable, Sendable, Codable {
    /// The year of the last episode; nil when the show continues, or when that is unknown.
    public var lastYear: Int?
    /// The number of seasons, without specials. It may be known although not every season is.
    public var seasonCount: Int?
    /// The number of all episodes, without specials; only known of shows that have ended.
    public var episodeCount: Int?
    /// The known seasons, by rising number.
    public var seasons: [Season]

    public init(lastYear: Int? = nil, seasonCount: Int? = nil, episodeCount: Int? = nil, seasons: [Season] = []) {
        self.lastYear = lastYear
        self.seasonCount = seasonCount
        self.episodeCount = episodeCount
        self.seasons = seasons.sorted { $0.number < $1.number }
    }

    /// A season, numbered as its maker does.
    public struct Season: Hashable, Sendable, Codable {
        /// The number, from 1; 0 for specials, which belong to no season.
        public var number: Int
        /// The day of the first episode.
        public var firstAired: CalendarDay?
        public var episodeCount: Int?

        public init(number: Int, firstAired: CalendarDay? = nil, episodeCount: Int? = nil) {
            self.number = number
            self.firstAired = firstAired
            self.episodeCount = episodeCount
        }

        /// The valid numbers of a season. No known show has more than a hundred seasons, but some are numbered by year.
        public static let numbers = 0...9_999
        /// The valid numbers of episodes in a season: some soaps have only one season.
        public static let episodeCounts = 1...50_000
    }
}
