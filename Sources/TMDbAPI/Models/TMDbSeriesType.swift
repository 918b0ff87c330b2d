/// What sort of series it is. Sorts that TMDb adds later keep their name.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeriesType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name of it.
    public let rawValue: String

    /// The sort with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A story that somebody wrote.
    public static let scripted = TMDbSeriesType(rawValue: "Scripted")
    /// A story that somebody wrote, told in few episodes.
    public static let miniseries = TMDbSeriesType(rawValue: "Miniseries")
    /// A documentary.
    public static let documentary = TMDbSeriesType(rawValue: "Documentary")
    /// Reality television.
    public static let reality = TMDbSeriesType(rawValue: "Reality")
    /// News.
    public static let news = TMDbSeriesType(rawValue: "News")
    /// A talk show.
    public static let talkShow = TMDbSeriesType(rawValue: "Talk Show")
    /// Videos.
    public static let video = TMDbSeriesType(rawValue: "Video")
}
