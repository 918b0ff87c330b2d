/// The production status of a film. Statuses that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbMovieStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name for the status.
    public let rawValue: String

    /// The status with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The film is only rumoured.
    public static let rumored = TMDbMovieStatus(rawValue: "Rumored")
    /// The film is planned.
    public static let planned = TMDbMovieStatus(rawValue: "Planned")
    /// The film is being shot.
    public static let inProduction = TMDbMovieStatus(rawValue: "In Production")
    /// The film has been shot and is being finished.
    public static let postProduction = TMDbMovieStatus(rawValue: "Post Production")
    /// The film has been released.
    public static let released = TMDbMovieStatus(rawValue: "Released")
    /// The production was cancelled.
    public static let canceled = TMDbMovieStatus(rawValue: "Canceled")
}
