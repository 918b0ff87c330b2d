/// The production status of a series. Statuses that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/tv-series-details.
public struct TMDbSeriesStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name for the status.
    public let rawValue: String

    /// The status with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// More episodes are expected, also between seasons.
    public static let returning = TMDbSeriesStatus(rawValue: "Returning Series")
    /// The series is planned.
    public static let planned = TMDbSeriesStatus(rawValue: "Planned")
    /// The series is being produced.
    public static let inProduction = TMDbSeriesStatus(rawValue: "In Production")
    /// The series has ended. Some return all the same.
    public static let ended = TMDbSeriesStatus(rawValue: "Ended")
    /// The series was cancelled.
    public static let canceled = TMDbSeriesStatus(rawValue: "Canceled")
    /// Only a pilot episode was made.
    public static let pilot = TMDbSeriesStatus(rawValue: "Pilot")
}
