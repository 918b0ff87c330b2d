/// A type of show. Types that TVmaze adds later are preserved.
///
/// https://www.tvmaze.com/api#shows
public struct TVmazeShowType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's name for the type.
    public let rawValue: String

    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scripted show.
    public static let scripted = TVmazeShowType(rawValue: "Scripted")
    /// An animated show.
    public static let animation = TVmazeShowType(rawValue: "Animation")
    /// A reality show.
    public static let reality = TVmazeShowType(rawValue: "Reality")
    /// A talk show.
    public static let talkShow = TVmazeShowType(rawValue: "Talk Show")
    /// A documentary.
    public static let documentary = TVmazeShowType(rawValue: "Documentary")
    /// A game show.
    public static let gameShow = TVmazeShowType(rawValue: "Game Show")
    /// A news programme; its seasons are usually years.
    public static let news = TVmazeShowType(rawValue: "News")
    /// A sports programme.
    public static let sports = TVmazeShowType(rawValue: "Sports")
    /// A variety show.
    public static let variety = TVmazeShowType(rawValue: "Variety")
    /// An award show.
    public static let awardShow = TVmazeShowType(rawValue: "Award Show")
    /// A panel show.
    public static let panelShow = TVmazeShowType(rawValue: "Panel Show")
}
