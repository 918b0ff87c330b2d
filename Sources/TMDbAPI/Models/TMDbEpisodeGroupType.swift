/// By what episodes are ordered. Numbers that TMDb adds later are kept.
///
/// See https://developer.themoviedb.org/reference/tv-episode-group-details.
public struct TMDbEpisodeGroupType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number.
    public let rawValue: Int

    /// The order with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By the day they were first shown.
    public static let originalAirDate = TMDbEpisodeGroupType(rawValue: 1)
    /// Counted from the first to the last, without seasons.
    public static let absolute = TMDbEpisodeGroupType(rawValue: 2)
    /// As on discs.
    public static let dvd = TMDbEpisodeGroupType(rawValue: 3)
    /// As in digital stores.
    public static let digital = TMDbEpisodeGroupType(rawValue: 4)
    /// By parts of the story.
    public static let storyArc = TMDbEpisodeGroupType(rawValue: 5)
    /// As they were made.
    public static let production = TMDbEpisodeGroupType(rawValue: 6)
    /// As on television.
    public static let television = TMDbEpisodeGroupType(rawValue: 7)
}
