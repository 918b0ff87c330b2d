/// The position of an episode in its season. Types that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbEpisodeType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name for the type.
    public let rawValue: String

    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any other episode, including the first of a season.
    public static let standard = TMDbEpisodeType(rawValue: "standard")
    /// The last episode of a season, not only of the series.
    public static let finale = TMDbEpisodeType(rawValue: "finale")
    /// The last episode before a break within a season.
    public static let midSeason = TMDbEpisodeType(rawValue: "mid_season")
}
