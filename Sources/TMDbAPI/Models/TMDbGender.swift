/// A person's gender on TMDb. Numbers that TMDb adds later are preserved.
///
/// See https://developer.themoviedb.org/reference/movie-credits.
public struct TMDbGender: RawRepresentable, Sendable, Hashable, Codable {
    /// TMDb's number for the gender.
    public let rawValue: Int

    /// The gender with this number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The gender was not entered.
    public static let notSet = TMDbGender(rawValue: 0)
    /// Female.
    public static let female = TMDbGender(rawValue: 1)
    /// Male.
    public static let male = TMDbGender(rawValue: 2)
    /// Non-binary.
    public static let nonBinary = TMDbGender(rawValue: 3)
}
