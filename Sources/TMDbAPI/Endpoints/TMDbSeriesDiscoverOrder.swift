/// How discovered series are sorted. See https://developer.themoviedb.org/reference/discover-tv.
public struct TMDbSeriesDiscoverOrder: Sendable, Hashable {
    /// What can be sorted by.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        /// The day of the first episode.
        case firstAirDate = "first_air_date"
        /// The title in the language asked for.
        case name
        /// The title in the language in which it was made.
        case originalName = "original_name"
        /// How much the series is looked at.
        case popularity
        /// The average of the votes. Only useful together with ``TMDbSeriesDiscoverQuery/voteCount``.
        case voteAverage = "vote_average"
        /// How many votes there are.
        case voteCount = "vote_count"
    }

    /// What is sorted by.
    public let key: Key
    /// Whether the smallest comes first.
    public let isAscending: Bool

    /// The smallest first.
    public static func ascending(_ key: Key) -> TMDbSeriesDiscoverOrder {
        TMDbSeriesDiscoverOrder(key: key, isAscending: true)
    }

    /// The largest first.
    public static func descending(_ key: Key) -> TMDbSeriesDiscoverOrder {
        TMDbSeriesDiscoverOrder(key: key, isAscending: false)
    }

    var name: String { "\(key.rawValue).\(isAscending ? "asc" : "desc")" }
}
