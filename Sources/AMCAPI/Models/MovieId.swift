/// AMC's ID of a film. AMC counts a special presentation as a separate film, see
/// ``MovieModel/isSpecialPresentation``.
public struct MovieId: AMCIdentifier {
    /// AMC's number.
    public let rawValue: Int

    /// Creates an ID from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
}
