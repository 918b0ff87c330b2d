/// A type of picture. Types that TVmaze adds later are preserved.
///
/// https://www.tvmaze.com/api#show-images
public struct TVmazeImageType: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's name for the type.
    public let rawValue: String

    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A poster, taller than wide.
    public static let poster = TVmazeImageType(rawValue: "poster")
    /// A banner, much wider than tall.
    public static let banner = TVmazeImageType(rawValue: "banner")
    /// A scene without text.
    public static let background = TVmazeImageType(rawValue: "background")
    /// The title's lettering.
    public static let typography = TVmazeImageType(rawValue: "typography")
}
