/// What a picture shows. Words that TVmaze adds later stay as they are.
///
/// https://www.tvmaze.com/api#show-images
public struct TVmazeImageType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's word for it.
    public let rawValue: String

    /// The one with this word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A poster, higher than wide.
    public static let poster = TVmazeImageType(rawValue: "poster")
    /// A banner, much wider than high.
    public static let banner = TVmazeImageType(rawValue: "banner")
    /// A scene without words.
    public static let background = TVmazeImageType(rawValue: "background")
    /// The title as it is drawn.
    public static let typography = TVmazeImageType(rawValue: "typography")
}
