/// How far a series has come. Stages that TMDb adds later keep their name.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeriesStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name of it.
    public let rawValue: String

    /// The stage with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// More is to come, also between seasons.
    public static let returning = TMDbSeriesStatus(rawValue: "Returning Series")
    /// It is planned.
    public static let planned = TMDbSeriesStatus(rawValue: "Planned")
    /// It is being made.
    public static let inProduction = TMDbSeriesStatus(rawValue: "In Production")
    /// It is over. Some return all the same.
    public static let ended = TMDbSeriesStatus(rawValue: "Ended")
    /// It was given up.
    public static let canceled = TMDbSeriesStatus(rawValue: "Canceled")
    /// A first episode was made, to see what comes of it.
    public static let pilot = TMDbSeriesStatus(rawValue: "Pilot")
}
