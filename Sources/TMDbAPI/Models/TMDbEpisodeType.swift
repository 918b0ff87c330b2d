/// Where an episode stands in its season. Kinds that TMDb adds later keep their name.
///
/// See https://developer.themoviedb.org/reference/tv-season-details.
public struct TMDbEpisodeType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name of it.
    public let rawValue: String

    /// The kind with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any other, the first of a season included.
    public static let standard = TMDbEpisodeType(rawValue: "standard")
    /// The last of a season, not only of the series.
    public static let finale = TMDbEpisodeType(rawValue: "finale")
    /// The last before a pause within a season.
    public static let midSeason = TMDbEpisodeType(rawValue: "mid_season")
}
