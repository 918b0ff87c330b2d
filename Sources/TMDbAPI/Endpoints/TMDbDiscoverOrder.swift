/// How discovered films are sorted. See https://developer.themoviedb.org/reference/discover-movie.
public struct TMDbDiscoverOrder: Sendable, Hashable {
    /// What can be sorted by.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        /// The title in the language in which the film was made.
        case originalTitle = "original_title"
        /// How much the film is looked at.
        case popularity
        /// Revenue; an unknown one counts as 0.
        case revenue
        /// The day of the primary release.
        case primaryReleaseDate = "primary_release_date"
        /// The day of the release in the region. Not in TMDb's list of orders, but accepted.
        case releaseDate = "release_date"
        /// The title in the language asked for.
        case title
        /// The average of the votes. Only useful together with ``TMDbDiscoverQuery/voteCount``.
        case voteAverage = "vote_average"
        /// How many votes there are.
        case voteCount = "vote_count"
    }

    /// What is sorted by.
    public let key: Key
    /// Whether the smallest comes first.
    public let isAscending: Bool

    /// The smallest first.
    public static func ascending(_ key: Key) -> TMDbDiscoverOrder { TMDbDiscoverOrder(key: key, isAscending: true) }

    /// The largest first.
    public static func descending(_ key: Key) -> TMDbDiscoverOrder { TMDbDiscoverOrder(key: key, isAscending: false) }

    var name: String { "\(key.rawValue).\(isAscending ? "asc" : "desc")" }
}
