/// A kind of release. Kinds that TMDb adds later keep their number.
///
/// See https://developer.themoviedb.org/reference/movie-release-dates.
public struct TMDbReleaseType: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number.
    public let rawValue: Int

    /// The kind with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A premiere.
    public static let premiere = TMDbReleaseType(rawValue: 1)
    /// In few cinemas.
    public static let limitedTheatrical = TMDbReleaseType(rawValue: 2)
    /// In cinemas.
    public static let theatrical = TMDbReleaseType(rawValue: 3)
    /// As a stream or a download.
    public static let digital = TMDbReleaseType(rawValue: 4)
    /// On a disc.
    public static let physical = TMDbReleaseType(rawValue: 5)
    /// On television.
    public static let tv = TMDbReleaseType(rawValue: 6)
}
