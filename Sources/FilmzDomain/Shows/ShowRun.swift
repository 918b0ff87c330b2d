/// How a show ran, as far as that is known. ``Film`` has its first day.
public struct ShowRun: Hashable, Sendable, Codable {
    /// The year of the last episode; nil when the show goes on, or when it is not known whether it does.
    public var lastYear: Int?
    /// How many seasons there are, without specials. This may be known although not every season is.
    public var seasonCount: Int?
    /// How many episodes there are in all, without specials; only known of shows that have ended.
    public var episodeCount: Int?
    /// The seasons that are known, by rising number.
    public var seasons: [Season]

    public init(lastYear: Int? = nil, seasonCount: Int? = nil, episodeCount: Int? = nil, seasons: [Season] = []) {
        self.lastYear = lastYear
        self.seasonCount = seasonCount
        self.episodeCount = episodeCount
        self.seasons = seasons.sorted { $0.number < $1.number }
    }

    /// A season, by the number that its maker gave it.
    public struct Season: Hashable, Sendable, Codable {
        /// From 1; 0 for specials, which belong to no season.
        public var number: Int
        /// The day of the first episode.
        public var firstAired: CalendarDay?
        public var episodeCount: Int?

        public init(number: Int, firstAired: CalendarDay? = nil, episodeCount: Int? = nil) {
            self.number = number
            self.firstAired = firstAired
            self.episodeCount = episodeCount
        }

        /// The numbers that a season can have. No known show has more than a hundred seasons, but some are counted by
        /// their years.
        public static let numbers = 0...9_999
        /// How many episodes a season can have: some soaps have only one season.
        public static let episodeCounts = 1...50_000
    }
}
