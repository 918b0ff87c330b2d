/// What a video is. Kinds that TMDb adds later keep their name.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideoType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name of it.
    public let rawValue: String

    /// The kind with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A trailer.
    public static let trailer = TMDbVideoType(rawValue: "Trailer")
    /// A teaser.
    public static let teaser = TMDbVideoType(rawValue: "Teaser")
    /// A scene or a part of one.
    public static let clip = TMDbVideoType(rawValue: "Clip")
    /// A short report.
    public static let featurette = TMDbVideoType(rawValue: "Featurette")
    /// How the film was made.
    public static let behindTheScenes = TMDbVideoType(rawValue: "Behind the Scenes")
    /// What went wrong.
    public static let bloopers = TMDbVideoType(rawValue: "Bloopers")
    /// What happened so far.
    public static let recap = TMDbVideoType(rawValue: "Recap")
    /// How an episode begins.
    public static let openingCredits = TMDbVideoType(rawValue: "Opening Credits")
}
