/// How far a film has come. Stages that TMDb adds later keep their name.
///
/// See https://developer.themoviedb.org/reference/movie-details.
public struct TMDbMovieStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name of it.
    public let rawValue: String

    /// The stage with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There are rumors.
    public static let rumored = TMDbMovieStatus(rawValue: "Rumored")
    /// It is planned.
    public static let planned = TMDbMovieStatus(rawValue: "Planned")
    /// It is being made.
    public static let inProduction = TMDbMovieStatus(rawValue: "In Production")
    /// It has been shot.
    public static let postProduction = TMDbMovieStatus(rawValue: "Post Production")
    /// It is out.
    public static let released = TMDbMovieStatus(rawValue: "Released")
    /// It was given up.
    public static let canceled = TMDbMovieStatus(rawValue: "Canceled")
}
