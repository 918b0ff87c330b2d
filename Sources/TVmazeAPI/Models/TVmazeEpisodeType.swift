/// What kind of episode it is. Words that TVmaze adds later stay as they are; answers from before 2020 have none.
///
/// https://www.tvmaze.com/api#episodes
public struct TVmazeEpisodeType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's word for it.
    public let rawValue: String

    /// The one with this word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One of the episodes that are counted.
    public static let regular = TVmazeEpisodeType(rawValue: "regular")
    /// A special that belongs to the story.
    public static let significantSpecial = TVmazeEpisodeType(rawValue: "significant_special")
    /// A special that can be left out, such as a look behind the scenes.
    public static let insignificantSpecial = TVmazeEpisodeType(rawValue: "insignificant_special")
}
