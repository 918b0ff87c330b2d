/// AMC's ID of a showing of a film.
public struct ShowtimeId: AMCIdentifier {
    /// AMC's number.
    public let rawValue: Int

    /// Creates an ID from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
