/// Whether a show goes on. Words that TVmaze adds later stay as they are.
///
/// https://www.tvmaze.com/api#shows
public struct TVmazeShowStatus: RawRepresentable, Sendable, Hashable, Codable {
    /// TVmaze's word for it.
    public let rawValue: String

    /// The one with this word.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It goes on, though it may pause between seasons.
    public static let running = TVmazeShowStatus(rawValue: "Running")
    /// There will be no more. It may return anyway.
    public static let ended = TVmazeShowStatus(rawValue: "Ended")
    /// Nobody has said whether it goes on.
    public static let toBeDetermined = TVmazeShowStatus(rawValue: "To Be Determined")
    /// It has not begun.
    public static let inDevelopment = TVmazeShowStatus(rawValue: "In Development")
}
