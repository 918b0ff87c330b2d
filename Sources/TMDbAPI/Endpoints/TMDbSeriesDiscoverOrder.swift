/// The sort order of discovered series. See https://developer.themoviedb.org/reference/discover-tv.
public struct TMDbSeriesDiscoverOrder: Sendable, Hashable {
    /// A sort key.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        /// The day of the first episode.
        case firstAirDate = "first_air_date"
        /// The title in the requested language.
        case name
        /// The title in the language in which it was made.
        case originalName = "original_name"
        /// The popularity on TMDb.
        case popularity
        /// The average of the votes. Only useful together with ``TMDbSeriesDiscoverQuery/voteCount``.
        case voteAverage = "vote_average"
        /// The number of votes.
        case voteCount = "vote_count"
    }

    /// The sort key.
    public let key: Key
    /// Whether the smallest value comes first.
    public let isAscending: Bool

    /// An order with the smallest value first.
    public static func ascending(_ key: Key) -> TMDbSeriesDiscoverOrder {
        TMDbSeriesDiscoverOrder(key: key, isAscending: true)
    }

    /// An order with the largest value first.
    public static func descending(_ key: Key) -> TMDbSeriesDiscoverOrder {
        TMDbSeriesDiscoverOrder(key: key, isAscending: false)
    }

    var name: String { "\(key.rawValue).\(isAscending ? "asc" : "desc")" }
}
