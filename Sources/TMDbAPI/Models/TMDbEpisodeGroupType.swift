/// A criterion by which episodes are ordered. Numbers that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroupType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number for the criterion.
    public let rawValue: Int

    /// The criterion with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The order of the original air dates.
    public static let originalAirDate = TMDbEpisodeGroupType(rawValue: 1)
    /// An order numbered from the first to the last, without seasons.
    public static let absolute = TMDbEpisodeGroupType(rawValue: 2)
    /// The order on discs.
    public static let dvd = TMDbEpisodeGroupType(rawValue: 3)
    /// The order in digital stores.
    public static let digital = TMDbEpisodeGroupType(rawValue: 4)
    /// An order by story arc.
    public static let storyArc = TMDbEpisodeGroupType(rawValue: 5)
    /// The order of production.
    public static let production = TMDbEpisodeGroupType(rawValue: 6)
    /// The order on television.
    public static let television = TMDbEpisodeGroupType(rawValue: 7)
}
