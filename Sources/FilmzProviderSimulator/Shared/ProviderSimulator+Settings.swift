extension ProviderSimulator {
    /// The behaviour of the services where that of the real ones varies.
    public struct Settings: Hashable, Sendable {
        /// The iTunes Store's response to a search for films only.
        public enum ITunesSearch: String, CaseIterable, Sendable {
            /// A list of films, as before late 2025.
            case classic
            /// An empty list, as since late 2025.
            case empty
        }

        /// AMC's response to an unknown key.
        public enum AMCWrongKey: String, CaseIterable, Sendable {
            /// Status 404 without a body.
            case emptyNotFound = "empty-404"
            /// Status 401 with a list of errors.
            case unauthorized = "401"
        }

        public var itunesSearch: ITunesSearch
        /// OMDb's daily quota, in UTC; nil for no limit.
        public var omdbDailyCalls: Int?
        /// The iTunes Store's rate limit per minute; nil for no limit.
        public var itunesCallsPerMinute: Int?
        /// TVmaze's rate limit per ten seconds; nil for no limit.
        public var tvmazeCalls: Int?
        public var amcWrongKey: AMCWrongKey
        /// Whether AMC also accepts `2026-11-21` as a date in a path.
        public var amcAcceptsISODates: Bool
        /// Whether AMC's list of all films requires a `name`.
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
