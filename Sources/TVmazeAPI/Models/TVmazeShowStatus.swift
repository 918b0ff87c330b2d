/// The status of a show. Statuses that TVmaze adds later are preserved.
///
/// https://www.tvmaze.com/api#shows
public struct TVmazeShowStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's name for the status.
    public let rawValue: String

    /// The status with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The show is continuing, also between seasons.
    public static let running = TVmazeShowStatus(rawValue: "Running")
    /// The show has ended. It may return anyway.
    public static let ended = TVmazeShowStatus(rawValue: "Ended")
    /// It is unknown whether the show continues.
    public static let toBeDetermined = TVmazeShowStatus(rawValue: "To Be Determined")
    /// The show has not begun.
    public static let inDevelopment = TVmazeShowStatus(rawValue: "In Development")
}
