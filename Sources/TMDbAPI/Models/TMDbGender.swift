/// A person's gender, as TMDb has it. Numbers that TMDb adds later are kept.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbGender: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number.
    public let rawValue: Int

    /// The gender with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not set.
    public static let notSet = TMDbGender(rawValue: 0)
    /// A woman.
    public static let female = TMDbGender(rawValue: 1)
    /// A man.
    public static let male = TMDbGender(rawValue: 2)
    /// Neither.
    public static let nonBinary = TMDbGender(rawValue: 3)
}
