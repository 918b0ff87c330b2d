/// A type of episode. Types that TVmaze adds later are preserved; responses from before 2020 have none.
///
/// https://www.tvmaze.com/api#episodes
public struct TVmazeEpisodeType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's name for the type.
    public let rawValue: String

    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A regular, numbered episode.
    public static let regular = TVmazeEpisodeType(rawValue: "regular")
    /// A special that belongs to the story.
    public static let significantSpecial = TVmazeEpisodeType(rawValue: "significant_special")
    /// A special that can be skipped, such as a look behind the scenes.
    public static let insignificantSpecial = TVmazeEpisodeType(rawValue: "insignificant_special")
}
