/// AMC's number of one showing of a film.
public struct ShowtimeId: AMCIdentifier {
    /// The number.
    public let rawValue: Int

    /// The identifier that is this number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
