extension ProviderSimulator {
    /// How the services behave where the real ones do not always do the same.
    public struct Settings: Hashable, Sendable {
        /// What the iTunes Store answers when asked for films only.
        public enum ITunesSearch: String, CaseIterable, Sendable {
            /// The films.
            case classic
            /// Nothing, as it has done since late 2025.
            case empty
        }

        /// What AMC answers to a key it does not know.
        public enum AMCWrongKey: String, CaseIterable, Sendable {
            /// 404 without a body.
            case emptyNotFound = "empty-404"
            /// 401 with a list of errors.
            case unauthorized = "401"
        }

        public var itunesSearch: ITunesSearch
        /// How many calls OMDb answers in a day of UTC; nil is no limit.
        public var omdbDailyCalls: Int?
        /// How many calls the iTunes Store answers in a minute; nil is no limit.
        public var itunesCallsPerMinute: Int?
        /// How many calls TVmaze answers in ten seconds; nil is no limit.
        public var tvmazeCalls: Int?
        public var amcWrongKey: AMCWrongKey
        /// Whether AMC also understands `2026-11-21` as a date in a path.
        public var amcAcceptsISODates: Bool
        /// Whether AMC's list of all films asks for a `name`.
        public var amcNeedsName: Bool

        public init(
            itunesSearch: ITunesSearch = .classic, omdbDailyCalls: Int? = nil, itunesCallsPerMinute: Int? = nil,
            tvmazeCalls: Int? = nil, amcWrongKey: AMCWrongKey = .emptyNotFound, amcAcceptsISODates: Bool = false,
            amcNeedsName: Bool = false
        ) {
            self.itunesSearch = itunesSearch
            self.omdbDailyCalls = omdbDailyCalls
            self.itunesCallsPerMinute = itunesCallsPerMinute
            self.tvmazeCalls = tvmazeCalls
            self.amcWrongKey = amcWrongKey
            self.amcAcceptsISODates = amcAcceptsISODates
            self.amcNeedsName = amcNeedsName
        }
    }
}
