/// A kind of release. Numbers that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbReleaseType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number for the kind.
    public let rawValue: Int

    /// The kind with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A premiere.
    public static let premiere = TMDbReleaseType(rawValue: 1)
    /// A limited release in cinemas.
    public static let limitedTheatrical = TMDbReleaseType(rawValue: 2)
    /// A release in cinemas.
    public static let theatrical = TMDbReleaseType(rawValue: 3)
    /// A release for streaming or download.
    public static let digital = TMDbReleaseType(rawValue: 4)
    /// A release on disc.
    public static let physical = TMDbReleaseType(rawValue: 5)
    /// A release on television.
    public static let tv = TMDbReleaseType(rawValue: 6)
}
