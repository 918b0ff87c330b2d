/// A type of series. Types that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeriesType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name for the type.
    public let rawValue: String

    /// The type with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scripted series.
    public static let scripted = TMDbSeriesType(rawValue: "Scripted")
    /// A scripted story in a few episodes.
    public static let miniseries = TMDbSeriesType(rawValue: "Miniseries")
    /// A documentary.
    public static let documentary = TMDbSeriesType(rawValue: "Documentary")
    /// Reality television.
    public static let reality = TMDbSeriesType(rawValue: "Reality")
    /// A news programme.
    public static let news = TMDbSeriesType(rawValue: "News")
    /// A talk show.
    public static let talkShow = TMDbSeriesType(rawValue: "Talk Show")
    /// Videos.
    public static let video = TMDbSeriesType(rawValue: "Video")
}
