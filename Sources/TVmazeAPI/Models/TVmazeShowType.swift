/// What kind of show it is. Words that TVmaze adds later stay as they are.
///
/// https://www.tvmaze.com/api#shows
public struct TVmazeShowType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's word for it.
    public let rawValue: String

    /// The one with this word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Acted.
    public static let scripted = TVmazeShowType(rawValue: "Scripted")
    /// Drawn.
    public static let animation = TVmazeShowType(rawValue: "Animation")
    /// People who play themselves.
    public static let reality = TVmazeShowType(rawValue: "Reality")
    /// Talk with guests.
    public static let talkShow = TVmazeShowType(rawValue: "Talk Show")
    /// What has happened.
    public static let documentary = TVmazeShowType(rawValue: "Documentary")
    /// A contest.
    public static let gameShow = TVmazeShowType(rawValue: "Game Show")
    /// News; its seasons are mostly years.
    public static let news = TVmazeShowType(rawValue: "News")
    /// Sports.
    public static let sports = TVmazeShowType(rawValue: "Sports")
    /// Several acts.
    public static let variety = TVmazeShowType(rawValue: "Variety")
    /// Prizes are given.
    public static let awardShow = TVmazeShowType(rawValue: "Award Show")
    /// Guests who joke about a theme.
    public static let panelShow = TVmazeShowType(rawValue: "Panel Show")
}
