/// The sort order of discovered films. See https://developer.themoviedb.org/reference/discover-movie.
public struct TMDbDiscoverOrder: Sendable, Hashable {
    /// A sort key.
    public enum Key: String, Sendable, Hashable, CaseIterable {
        /// The title in the language in which the film was made.
        case originalTitle = "original_title"
        /// The popularity on TMDb.
        case popularity
        /// Revenue; an unknown one counts as 0.
        case revenue
        /// The day of the primary release.
        case primaryReleaseDate = "primary_release_date"
        /// The day of the release in the region. Undocumented by TMDb, but accepted.
        case releaseDate = "release_date"
        /// The title in the requested language.
        case title
        /// The average of the votes. Only useful together with ``TMDbDiscoverQuery/voteCount``.
        case voteAverage = "vote_average"
        /// The number of votes.
        case voteCount = "vote_count"
    }

    /// The sort key.
    public let key: Key
    /// Whether the smallest value comes first.
    public let isAscending: Bool

    /// An order with the smallest value first.
    public static func ascending(_ key: Key) -> TMDbDiscoverOrder { TMDbDiscoverOrder(key: key, isAscending: true) }

    /// An order with the largest value first.
    public static func descending(_ key: Key) -> TMDbDiscoverOrder { TMDbDiscoverOrder(key: key, isAscending: false) }

    var name: String { "\(key.rawValue).\(isAscending ? "asc" : "desc")" }
}
