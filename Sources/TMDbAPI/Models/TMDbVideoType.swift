/// A kind of video. Kinds that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/movie-videos.
public struct TMDbVideoType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's name for the kind.
    public let rawValue: String

    /// The kind with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A trailer.
    public static let trailer = TMDbVideoType(rawValue: "Trailer")
    /// A teaser.
    public static let teaser = TMDbVideoType(rawValue: "Teaser")
    /// A scene or a part of one.
    public static let clip = TMDbVideoType(rawValue: "Clip")
    /// A short report about the production.
    public static let featurette = TMDbVideoType(rawValue: "Featurette")
    /// A look at how the film was made.
    public static let behindTheScenes = TMDbVideoType(rawValue: "Behind the Scenes")
    /// Outtakes.
    public static let bloopers = TMDbVideoType(rawValue: "Bloopers")
    /// A summary of earlier episodes.
    public static let recap = TMDbVideoType(rawValue: "Recap")
    /// The opening credits of a series.
    public static let openingCredits = TMDbVideoType(rawValue: "Opening Credits")
}
